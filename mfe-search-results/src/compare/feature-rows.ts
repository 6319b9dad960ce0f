import type { Compared } from '@forecourt/listing';
import type { ReferenceData } from '@forecourt/search-state';
import type { CompareRow, RowGroup } from './split-rows';

/** Returns a row for each feature that a vehicle has, by group; features without a label, or in no group, are left out. */
export function featureRows({ listings, filterGroups }: Compared, facets: ReferenceData['facets']): RowGroup[] {
  const labels = new Map((facets.featureCode ?? []).map(({ code, label }) => [code, label]));
  return (filterGroups?.featureCode ?? []).map(({ label: title, values: codes }) => ({
    title,
    rows: codes.flatMap((code): CompareRow[] => {
      const term = labels.get(code);
      const values = listings.map(({ featureCodes = [] }) => (featureCodes.includes(code) ? 'Yes' : null));
      return term === undefined || !values.includes('Yes') ? [] : [{ term, values, unknown: 'Not listed', best: null }];
    }),
  }));
}
