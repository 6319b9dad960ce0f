import { useSource } from '@forecourt/fragment-kit';
import { rangeOf, rangeText, type SafetyFact } from '@forecourt/listing';
import type { ReactNode } from 'react';
import { FactsTable } from '../../facts/facts-table';
import { PublishedSource } from '../../facts/published-source';
import { useModelName } from '../../facts/use-model-name';

const tests = { overall: 'Overall', frontal: 'Frontal', side: 'Side', rollover: 'Rollover' } as const;
const testNames = Object.keys(tests) as (keyof typeof tests)[];

/** Renders the crash-test ratings of a model: of one year by version, of several by year. */
export function ModelSafety(): ReactNode {
  const name = useModelName();
  const facts = useSource('model-facts');
  if (name === null || facts === undefined) return null;
  const { years, sources } = facts;
  const rated = years.filter(({ safety }) => safety.length > 0);
  const [first] = rated;
  const isOneYear = years.length === 1 && first !== undefined;
  const subject = isOneYear ? `${first.year} ${name}` : name;
  const starsOf = (versions: readonly SafetyFact[]) =>
    testNames.map((test) => {
      const stars = rangeOf(versions.map((version) => version[test]));
      return stars === null ? 'Not rated' : rangeText(stars);
    });
  return (
    <>
      <h3>{`Crash tests of the ${subject}`}</h3>
      <FactsTable
        caption="Stars, from 1 to 5"
        columns={[isOneYear ? 'Version' : 'Year', ...testNames.map((test) => tests[test])]}
        rows={
          isOneYear
            ? first.safety.map((fact) => [fact.name, ...starsOf([fact])])
            : rated.map(({ year, safety }) => [String(year), ...starsOf(safety)])
        }
      />
      {rated.length < years.length && <p>The other model years for sale have no ratings in this source.</p>}
      <PublishedSource source={sources.nhtsa} />
    </>
  );
}
