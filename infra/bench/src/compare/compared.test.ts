import { compared, comparedTable, crossed, crossedTable } from './compared';

const rounds = (...values: number[]) => values.map((value) => ({ 'compose.cpu-shell': value }));

test('compares the medians of both sides, and tells whether all rounds of one side are beyond all of the other', () => {
  expect(compared(rounds(10, 12, 11), rounds(5, 7, 6))).toEqual([
    { id: 'compose.cpu-shell', a: 11, b: 6, change: -5 / 11, isApart: true },
  ]);
  expect(compared(rounds(10, 12), rounds(11, 14))).toMatchObject([{ isApart: false }]);
});

test('a row that one side lacks is omitted; a change from zero has no percentage', () => {
  expect(compared(rounds(1), [{ 'bytes.css': 3 }])).toEqual([]);
  expect(compared(rounds(0), rounds(1))).toMatchObject([{ change: undefined, isApart: true }]);
});

test('the table marks a change, and calls noise noise', () => {
  expect(comparedTable(compared(rounds(10, 11), rounds(5, 6)))).toContain('| 10.50 ms | 5.50 ms | **-47.6 %** |');
  expect(comparedTable(compared(rounds(10, 12), rounds(11, 14)))).toContain('+13.6 %, noise |');
  expect(comparedTable(compared(rounds(10), rounds(10)))).toContain('the same |');
});

test('the shell of one side is compared with the plain app of the other', () => {
  const a = [{ 'compose.cpu-plain': 40 }, { 'compose.cpu-plain': 20 }];
  const b = [{ 'compose.cpu-shell': 6 }, { 'compose.cpu-shell': 18 }, { 'compose.cpu-shell': 12 }];
  expect(crossed(a, b)).toEqual([{ what: 'CPU per page never requested before', ratio: 0.4 }]);
  expect(crossedTable(crossed(a, b))).toContain('| CPU per page never requested before | 0.400 × |');
  expect(crossedTable(crossed([], b))).toBe('');
});
