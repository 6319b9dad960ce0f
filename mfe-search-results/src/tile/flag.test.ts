import { fixtureListing } from '@forecourt/listing/testing';
import { flagOf } from './flag';

test.each([
  ['R53 a paid place says so before anything else', true, 'seen', 'CERTIFIED', 'Sponsored'],
  ['what this device knows comes before what all know', false, 'seen', 'CERTIFIED', 'Viewed'],
  ['what is new', false, 'new', 'USED', 'New since your last visit'],
  ['certified by the maker', false, undefined, 'CERTIFIED', 'Certified'],
  ['certified by others', false, undefined, '3P_CERT', 'Third-Party Certified'],
  ['nothing', false, undefined, 'USED', undefined],
] as const)('a picture has one flag: %s', (_name, isSponsored, mark, listingType, text) => {
  expect(flagOf(isSponsored, mark, fixtureListing({ listingType }))?.text).toBe(text);
});
