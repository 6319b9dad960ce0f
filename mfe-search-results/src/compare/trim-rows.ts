import type { ModelTrim } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui';
import { type Measures, type RowGroup, rowsOf, splitRows } from './split-rows';

/** A fuel economy is none of them: one trim may be better in town, another on highways. */
const measures: Measures<ModelTrim> = {
  'Price when new': { of: ({ nationalMSRP }) => nationalMSRP, best: 'least' },
  'For sale from': { of: ({ startingPrice }) => startingPrice, best: 'least' },
  'Average price': { of: ({ avgPrice }) => avgPrice, best: 'least' },
  'Electric range': { of: ({ electricRange }) => electricRange, best: 'most' },
  Horsepower: { of: (trim) => numberOf(specOf(trim, 'horsepower')), best: 'most' },
};

const first = Object.keys(measures).slice(0, 3);

/** Returns the rows that compare the trims of a model in a year: those that differ first. */
export function trimRows(trims: readonly ModelTrim[]): RowGroup[] {
  return splitRows(rowsOf({ things: trims, linesOf, first, measures }));
}

function linesOf(trim: ModelTrim): [string, string][] {
  const { nationalMSRP, startingPrice, avgPrice, bodyStyle, engineType, electricRange } = trim;
  const lines: (readonly [string, string | undefined])[] = [
    ['Price when new', formatPrice(nationalMSRP)],
    ['For sale from', startingPrice === undefined ? 'None for sale' : formatPrice(startingPrice)],
    ['Average price', avgPrice === undefined ? undefined : formatPrice(avgPrice)],
    ['Body style', bodyStyle],
    ['Engine', engineType],
    ['Horsepower', specOf(trim, 'horsepower')],
    ['Fuel', specOf(trim, 'fuel')],
    ['Fuel economy', economyOf(trim)],
    ['Electric range', electricRange === undefined ? undefined : `${electricRange} miles`],
    ['Seats', specOf(trim, 'seats')],
    ['Doors', specOf(trim, 'doors')],
  ];
  return lines.flatMap(([term, value]): [string, string][] => (value === undefined ? [] : [[term, value]]));
}

const economyOf = ({ epaCity, epaHwy, epaMpgeCity, epaMpgeHwy }: ModelTrim) =>
  economyText(epaCity, epaHwy, 'MPG') ?? economyText(epaMpgeCity, epaMpgeHwy, 'MPGe');

function economyText(city: number | undefined, highway: number | undefined, unit: string): string | undefined {
  if (city === undefined) return undefined;
  return highway === undefined ? `${city} City ${unit}` : `${city} City / ${highway} Highway ${unit}`;
}

const specOf = ({ specs }: ModelTrim, id: string) => specs.find(({ specId }) => specId === id)?.specValue;
const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
