import type { EconomyFact } from '@forecourt/listing';
import { figureOf, type PublishedFormat } from './format';

const columns = [
  ...['year', 'make', 'model', 'cylinders', 'displ', 'trany', 'drive', 'fuelType1', 'fuelType2'],
  ...['city08', 'highway08', 'comb08', 'combA08', 'range', 'rangeA'],
] as const;

/** The EPA's `vehicles.csv`: a row for each version of a model year that was tested. */
export const epa: PublishedFormat<(typeof columns)[number], EconomyFact> = {
  publisher: 'EPA',
  title: 'Fuel economy data',
  url: 'https://www.fueleconomy.gov/feg/download.shtml',
  file: 'vehicles.csv',
  columns,
  read(row) {
    const isEquivalent = ['Electricity', 'Hydrogen'].includes(row.fuelType1);
    // The second fuel of a plug-in hybrid is electricity; of others it is ethanol or gas, which the site says nothing about.
    const isPlugIn = row.fuelType2 === 'Electricity';
    const figures = {
      city: figureOf(row.city08),
      highway: figureOf(row.highway08),
      combined: figureOf(row.comb08),
      electric: isPlugIn ? figureOf(row.combA08) : undefined,
      range: figureOf(isPlugIn ? row.rangeA : isEquivalent ? row.range : ''),
    };
    return {
      ...{ year: Number(row.year), make: row.make, model: row.model },
      fact: Object.values(figures).every((figure) => figure === undefined)
        ? null
        : {
            name: row.model,
            engine: engineOf(row.displ, row.cylinders),
            transmission: row.trany === '' ? undefined : row.trany,
            drive: row.drive === '' ? undefined : row.drive,
            fuel: isPlugIn ? `${row.fuelType1} and electricity` : row.fuelType1,
            unit: isEquivalent ? 'MPGe' : 'MPG',
            ...figures,
          },
    };
  },
};

function engineOf(displacement: string, cylinders: string): string | undefined {
  const [litres, count] = [figureOf(displacement), figureOf(cylinders)];
  const parts = [litres && `${litres.toFixed(1)} L`, count && `${count} cylinders`].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : parts.join(', ');
}
