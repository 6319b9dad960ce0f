import { OverlayLink } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { useOneModel } from './use-one-model';

/** Links to a comparison of the trims of the search's one model, of a year or else of the current or next one; nothing if the search has not exactly one model. */
export function CompareTrimsLink({ year, className }: { year: number | undefined; className?: string }): ReactNode {
  const model = useOneModel();
  if (model === null) return null;
  return (
    <OverlayLink
      name="mfe-search-results/compare-trims"
      props={year === undefined ? { model: model.code } : { model: model.code, year }}
      className={className}
    >
      {year === undefined ? `Compare ${model.label} trims` : `Compare ${year} ${model.label} trims`}
    </OverlayLink>
  );
}
