import { carried } from './carried';

describe('hidden inputs', () => {
  test('are what no control writes, one a value', () => {
    const state = { zip: '60610', driveGroup: ['FWD', 'RWD'], keyword: 'sunroof', minPrice: 5000 };
    expect(carried(state, new Set(['zip', 'minPrice']))).toEqual([
      ['driveGroup', 'FWD'],
      ['driveGroup', 'RWD'],
      ['keyword', 'sunroof'],
    ]);
  });

  test('leave out a single value that a control writes', () => {
    const state = { featureCode: ['1306', '1062'], experience: 'best-deals' };
    const covered = new Set(['featureCode:1306', 'experience:buy-online']);
    expect(carried(state, covered)).toEqual([
      ['featureCode', '1062'],
      ['experience', 'best-deals'],
    ]);
    expect(carried({ experience: 'buy-online' }, covered)).toEqual([]);
  });

  test('R21 leave out the page, R2 carry unknown parameters in their order', () => {
    const extra = [
      ['utm_source', 'mail'],
      ['psid', '1'],
      ['utm_source', 'two'],
    ] as const;
    expect(carried({ firstRecord: 30, numRecords: 60, extra }, new Set())).toEqual([['numRecords', '60'], ...extra]);
  });

  test('a comma in a value is not a separator', () => {
    expect(carried({ packages: ['A,B', 'C\\D'] }, new Set())).toEqual([
      ['packages', 'A\\,B'],
      ['packages', 'C\\\\D'],
    ]);
  });
});
