import { type EconomyFact, type ModelFacts, rangeOf, rangeText } from '@forecourt/listing';
import type { ReactNode } from 'react';
import { FactsTable } from '../../facts/facts-table';
import { PublishedSource } from '../../facts/published-source';

/** Most versions of a table; some trucks have thirty. */
const most = 12;
/** Figures of a version by the heading of their column. A column without a figure is left out. */
const figures = {
  City: 'city',
  Highway: 'highway',
  Combined: 'combined',
  'On electricity': 'electric',
  'Electric range': 'range',
} as const satisfies Record<string, keyof EconomyFact>;

/** Renders the published fuel economy of one model year by version: engine, transmission and drive. Nothing if none is published. */
export function Versions({ name, facts }: { name: string; facts: ModelFacts }): ReactNode {
  const { year, economy, sources } = facts;
  const versions = versionsOf(economy);
  if (versions.length === 0) return null;
  const rows = versions.slice(0, most);
  const columns = Object.entries(figures).filter(([, figure]) => rows.some(([, some]) => rangeIn(some, figure)));
  return (
    <>
      <h3>{`Fuel economy of the ${year} ${name} by version`}</h3>
      <FactsTable
        caption={captionOf(economy, versions.length)}
        columns={['Version', ...columns.map(([heading]) => heading)]}
        rows={rows.map(([version, some]) => [
          version,
          ...columns.map(([, figure]) => {
            const range = rangeIn(some, figure);
            return range === null ? 'Unknown' : rangeText(range);
          }),
        ])}
      />
      <PublishedSource source={sources.epa} />
    </>
  );
}

/** Groups versions by name: the EPA also tests versions that differ in nothing that it publishes. */
function versionsOf(economy: readonly EconomyFact[]): [name: string, tested: readonly EconomyFact[]][] {
  const names = new Set(economy.map(nameOf));
  return [...names].map((name) => [name, economy.filter((each) => nameOf(each) === name)]);
}

const nameOf = ({ name, engine, transmission, drive, fuel }: EconomyFact) =>
  [name, engine, transmission, drive, fuel].filter((part) => part !== undefined).join(', ');

const rangeIn = (versions: readonly EconomyFact[], figure: (typeof figures)[keyof typeof figures]) =>
  rangeOf(versions.map((version) => version[figure]));

function captionOf(economy: readonly EconomyFact[], versions: number): string {
  const isElectric = economy.some(({ unit, electric }) => unit === 'MPGe' || electric !== undefined);
  const unit = isElectric ? 'Miles per gallon, on electricity the equivalent; ranges in miles' : 'Miles per gallon';
  return versions > most ? `${unit}; ${most} of ${versions} versions` : unit;
}
