import type { ModelFacts, SafetyFact } from '@forecourt/listing';
import type { ReactNode } from 'react';
import { FactsTable } from './facts-table';
import { PublishedSource } from './published-source';
import { rangeOf, rangeText } from './ranges';

const tests = { overall: 'Overall', frontal: 'Frontal', side: 'Side', rollover: 'Rollover' } as const;
const testNames = Object.keys(tests) as (keyof typeof tests)[];

/** Renders the crash-test ratings of a model: of one year by version, of several by year. */
export function Safety({ name, facts: { years, sources } }: { name: string; facts: ModelFacts }): ReactNode {
  const rated = years.filter(({ safety }) => safety.length > 0);
  const [first] = rated;
  const isOneYear = years.length === 1 && first !== undefined;
  const subject = isOneYear ? `${first.year} ${name}` : name;
  const starsOf = (facts: readonly SafetyFact[]) =>
    testNames.map((test) => {
      const stars = rangeOf(facts.map((fact) => fact[test]));
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
