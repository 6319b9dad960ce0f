import { useSource } from '@forecourt/fragment-kit';
import { rangeText } from '@forecourt/listing';
import { formatCount, formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { FactsTable } from '../../facts/facts-table';
import { PublishedSource } from '../../facts/published-source';
import { useModelName } from '../../facts/use-model-name';

/** Longest table of years (section 5: year ranges show at most 11 entries). */
const mostYears = 11;

/** Renders the model years of a search that names none: what they cost, how far they went, what they need. The newest ones. */
export function ModelYears(): ReactNode {
  const name = useModelName();
  const facts = useSource('model-facts');
  const mileage = useSource('mileage');
  if (name === null || facts === undefined) return null;
  const { years, sources } = facts;
  if (years.length < 2) return null;
  const means = new Map(mileage?.stats.facetSearchFieldStats.map(({ year, mean }) => [year, mean]));
  const longest = Math.max(...means.values());
  const shown = years.slice(0, mostYears);
  const further = years.length - shown.length;
  return (
    <>
      <h3>{`The ${name} by model year`}</h3>
      <FactsTable
        caption={further === 0 ? 'All model years for sale' : `The newest model years for sale; ${further} are older`}
        columns={['Year', 'For sale', 'Price', 'Average miles', 'Combined MPG']}
        rows={shown.map(({ year, count, price, economy }) => [
          String(year),
          formatCount(count),
          price === null ? 'Unknown' : rangeText(price, formatPrice),
          <Miles key="miles" mean={means.get(year)} longest={longest} />,
          economy === null ? 'Unknown' : rangeText(economy),
        ])}
      />
      {shown.some(({ isMeasured }) => isMeasured) && <PublishedSource source={sources.epa} />}
    </>
  );
}

function Miles({ mean, longest }: { mean: number | undefined; longest: number }): ReactNode {
  if (mean === undefined) return 'Unknown';
  return (
    <>
      <meter min={0} max={longest} value={mean} aria-hidden="true" />
      {` ${formatCount(mean)}`}
    </>
  );
}
