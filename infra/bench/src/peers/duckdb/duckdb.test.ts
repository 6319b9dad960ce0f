import { toDocument } from '@forecourt/marketplace/src/listing/document';
import { sampleListing } from '@forecourt/marketplace/src/testing/sample';
import { toCriteria } from '@forecourt/matching';
import type { SearchState } from '@forecourt/search-state';
import { toResult } from './answer';
import { CodeNumbers, columnTypes, csvLine } from './columns';
import { kinds, statementFor } from './statement';

const chicago = { lat: 41.88, lon: -87.62 };
const numbered = () => {
  const numbers = new CodeNumbers();
  const line = csvLine(toDocument(sampleListing(), false), numbers);
  return { numbers, cells: line.trimEnd().split(',') };
};
const statement = (state: SearchState) => statementFor(toCriteria({ state, origin: chicago }), numbered().numbers);

test('codes are numbered once, with a bit each in the mask of their facet', () => {
  const numbers = new CodeNumbers();
  expect([numbers.add('featureCode', 'A'), numbers.add('makeCode', 'A'), numbers.add('featureCode', 'B')]).toEqual([
    1, 2, 3,
  ]);
  expect(numbers.add('featureCode', 'A')).toBe(1);
  expect([numbers.find('makeCode', 'A'), numbers.find('makeCode', 'B')]).toEqual([2, 0]);
  expect(numbers.mask('featureCode', ['B', 'unknown'])).toBe(2n);
  expect(new CodeNumbers(numbers.entries).entries).toEqual(numbers.entries);
});

test('a listing has a cell for each column', () => {
  const { numbers, cells } = numbered();
  expect(cells).toHaveLength(Object.keys(columnTypes).length);
  const cell = (name: string) => cells[Object.keys(columnTypes).indexOf(name)];
  expect([cell('price'), cell('lat'), cell('seriesCode')]).toEqual(['22990', '41.8858', '0']);
  expect(cell('makeCode')).toBe(String(numbers.find('makeCode', 'TOYOTA')));
  expect(cell('featureCode')).toBe(['1092', '1120'].map((code) => numbers.find('featureCode', code)).join(' '));
  expect(cell('featureCodeMask')).toBe('3');
});

test('rows are converted to the same answer as the engines’', () => {
  const numbers = new CodeNumbers();
  const honda = numbers.add('makeCode', 'HONDA');
  const noneOfMileage = numbers.add('mileage', '0');
  const twoOfMileage = numbers.add('mileage', '2');
  const rows: [number, number | null, number | null, string | null][] = [
    [kinds.total, 0, 7, null],
    [kinds.price, 100, 900, null],
    [kinds.year, null, null, null],
    [kinds.listing, null, null, 'b'],
    [kinds.listing, null, null, 'a'],
    [kinds.count, honda, 5, null],
    [kinds.count, 0, 99, null],
    [kinds.count, noneOfMileage, 3, null],
    [kinds.count, twoOfMileage, 4, null],
  ];
  const result = toResult(
    [[0, 1, 2, 3].map((column) => rows.map((row) => row[column]!)), [[], [], [], []]],
    numbers,
    toCriteria({ state: {}, origin: null }),
  );
  expect(result).toMatchObject({ ids: ['b', 'a'], total: 7 });
  expect(result.stats).toEqual({ price: { min: 100, max: 900 }, year: null, mileage: null });
  expect([result.counts.makeCode, result.counts.modelCode]).toEqual([{ HONDA: 5 }, {}]);
  expect(result.steps.mileage).toEqual([0, 0, 0, 0, 0, 0, 0, 4, 4]);
  expect(result.steps.mpgRange).toEqual([0, 0, 0, 0, 0, 0]);
});

test('a search that the SQL statement cannot express is refused', () => {
  const refused: SearchState[] = [
    { keyword: 'camry' },
    { marketExtension: 'include' },
    { makeCode: ['TOYOTA', 'HONDA'] },
    { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'], trimCode: ['CAMRY|LE'] },
    { makeCode: ['TOYOTA'], packages: ['SPORT'] },
  ];
  for (const state of refused) expect(() => statement(state)).toThrow('The statement supports');
});

test('a code that no listing has matches none', () => {
  expect(statement({ extColorSimple: ['PURPLE'] })).toContain('extColorSimple IN (65535)');
  expect(statement({ vehicleHistoryType: ['ONE_OWNER'] })).toContain('vehicleHistoryTypeMask & 0::UBIGINT <> 0');
  expect(statement({ featureCode: ['1306'] })).toMatch(/WHERE .*false/);
});
