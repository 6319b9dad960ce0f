import { locationText } from './location';

const chicago = { city: 'Chicago', state: 'IL', zip: '60610' };

describe('locationText', () => {
  test.each([
    ['a known ZIP', { zip: '60610' }, chicago, true, 'within 100 miles of 60610'],
    ['R9 radius 0 is any distance', { zip: '60610', searchRadius: 0 }, chicago, true, 'at any distance from 60610'],
    [
      'what is shipped comes from farther away',
      { zip: '60610', searchRadius: 50, marketExtension: 'include' },
      chicago,
      true,
      'within 50 miles of 60610, or shipped to you',
    ],
    ['to look no farther', { zip: '60610', marketExtension: 'off' }, chicago, true, 'within 100 miles of 60610'],
    ['a city', { city: 'St Louis', state: 'MO', searchRadius: 25 }, undefined, true, 'within 25 miles of St Louis, MO'],
    [
      'R8 an unknown ZIP searches everywhere',
      { zip: '00000' },
      undefined,
      true,
      'We do not know ZIP Code 00000. Searching nationwide',
    ],
    ['no location', { searchRadius: 50 }, undefined, true, 'Searching nationwide'],
    ['a new ZIP beside the old place', { zip: '10001' }, chicago, false, 'within 100 miles of 10001'],
  ])('%s', (_name, state, place, answered, text) => {
    expect(locationText(state, place, answered)).toBe(text);
  });
});
