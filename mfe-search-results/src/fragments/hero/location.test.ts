import { locationIntent, locationText } from './location';

const chicago = { city: 'Chicago', state: 'IL', zip: '60610' };

describe('locationText', () => {
  test.each([
    ['a known ZIP', { zip: '60610' }, chicago, true, 'Within 100 miles of Chicago, IL 60610'],
    [
      'R9 radius 0 is any distance',
      { zip: '60610', searchRadius: 0 },
      chicago,
      true,
      'At any distance from Chicago, IL 60610',
    ],
    ['a city', { city: 'St Louis', state: 'MO', searchRadius: 25 }, undefined, true, 'Within 25 miles of St Louis, MO'],
    [
      'R8 an unknown ZIP searches everywhere',
      { zip: '00000' },
      undefined,
      true,
      'We do not know ZIP Code 00000. Searching nationwide',
    ],
    ['no location', { searchRadius: 50 }, undefined, true, 'Searching nationwide'],
    ['a new ZIP beside the old place', { zip: '10001' }, chicago, false, 'Within 100 miles of 10001'],
  ])('%s', (_name, state, place, answered, text) => {
    expect(locationText(state, place, answered)).toBe(text);
  });
});

describe('locationIntent', () => {
  test.each([
    ['a ZIP', '60610', {}, { type: 'location', zip: '60610', searchRadius: 50 }],
    ['white space around it', ' 60610 ', {}, { type: 'location', zip: '60610', searchRadius: 50 }],
    ['an emptied ZIP clears the location', '', { zip: '60610' }, { type: 'location', zip: null, searchRadius: 50 }],
    ['an empty ZIP leaves a city', '', { city: 'Chicago', state: 'IL' }, { type: 'location', searchRadius: 50 }],
    ['an empty ZIP alone is none', '', {}, null],
    ['four digits', '6061', {}, null],
    ['nine digits', '60610-1234', {}, null],
    ['letters', 'abcde', { zip: '60610' }, null],
    ['full-width digits', '６０６１０', {}, null],
  ])('%s', (_name, zip, state, intent) => {
    expect(locationIntent({ zip, radius: 50 }, state)).toEqual(intent);
  });
});
