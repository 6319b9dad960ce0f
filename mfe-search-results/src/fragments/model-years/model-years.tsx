import { useSource } from '@forecourt/fragment-kit';
import { type Mileage, type ModelFacts, modelPath, rangeText } from '@forecourt/listing';
import { useOneModel } from '@forecourt/listing-kit';
import { createReference, useReference } from '@forecourt/search-kit';
import { formatCount, formatPrice } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { FactsTable } from '../../facts/facts-table';
import { PublishedSource } from '../../facts/published-source';
import { useModelName } from '../../facts/use-model-name';
import { Versions } from './versions';

/** Longest table of years (section 5: year ranges show at most 11 entries). */
const mostYears = 11;

/** Renders what is known about the years of a search for one model, and about the versions of the year with most listings. */
export function ModelYears(): ReactNode {
  const name = useModelName();
  const facts = useSource('model-facts');
  const mileage = useSource('mileage');
  if (name === null || facts === undefined) return null;
  return (
    <>
      {facts.years.length > 1 && <Years name={name} facts={facts} mileage={mileage} />}
      <Versions name={name} facts={facts} />
    </>
  );
}

/** Renders the newest model years: what they cost, how far they went, what they need. Each leads to its page, since one with few cars is linked nowhere else (R16). */
function Years(props: { name: string; facts: ModelFacts; mileage: Mileage | undefined }): ReactNode {
  const { name, facts, mileage } = props;
  const { years, sources } = facts;
  const model = useOneModel();
  const reference = createReference(useReference());
  const means = new Map(mileage?.stats.facetSearchFieldStats.map(({ year, mean }) => [year, mean]));
  const longest = Math.max(...means.values());
  const shown = years.slice(0, mostYears);
  const further = years.length - shown.length;
  return (
    <>
      <h3>{`The ${name} by model year`}</h3>
      <FactsTable
        caption={further === 0 ? 'All model years for sale' : `The newest model years for sale; ${further} are older`}
        hrefOf={(year) => (model === null ? undefined : modelPath(model.code, reference, Number(year)))}
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
