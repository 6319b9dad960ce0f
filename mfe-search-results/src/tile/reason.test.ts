import { fixtureListing } from '@forecourt/listing/testing';
import { labelsOf } from '@forecourt/listing-kit';
import { reasonOf } from './reason';

const plain = {
  listingType: 'USED' as const,
  isReducedPrice: false,
  priceDrop: undefined,
  isHot: false,
  hasSpecialOffer: false,
  history: undefined,
  viewCount: 0,
  listedAt: Date.UTC(2026, 10, 12),
  pricingDetail: { salePrice: 18_400 },
};
const reason = (listing: Parameters<typeof fixtureListing>[0], wanted?: string, shipping?: string) => {
  const it = fixtureListing({ ...plain, ...listing });
  return reasonOf(it, labelsOf(it), { wanted, shipping })?.text;
};

const everything = {
  listingType: 'CERTIFIED' as const,
  certifiedProduct: 'Toyota Certified',
  isReducedPrice: true,
  isHot: true,
  history: ['One Owner', 'Clean Title', 'No Accidents Reported'],
  viewCount: 8,
};

test('one reason is given, the first that applies', () => {
  expect(reason({ ...everything, pricingDetail: { incentive: 1, salePrice: 2 } }, 'Sunroof')).toBe(
    'Price after incentives',
  );
  expect(reason(everything, 'Sunroof', 'Ships to you for $499')).toBe('Ships to you for $499');
  expect(reason(everything, 'Sunroof')).toBe('Sunroof');
  expect(reason({ ...everything, priceDrop: { from: 19_400, at: plain.listedAt } })).toBe(
    'Price Drop: $1,000 since Nov 12',
  );
  expect(reason({ ...everything, isReducedPrice: false })).toBe('Toyota Certified');
  expect(reason({ ...everything, isReducedPrice: false, certifiedProduct: undefined })).toBe(
    'No Accidents Reported · One Owner',
  );
  expect(reason({ isHot: true, viewCount: 8 })).toBe('Popular');
  expect(reason({ viewCount: 8 })).toBe('8 viewed this week · Listed Nov 12');
});

test('fewer than three views are not mentioned', () => {
  expect(reason({ viewCount: 2 })).toBe('Listed Nov 12');
});

test('nothing is said where nothing is known', () => {
  expect(reason({ listedAt: undefined })).toBeUndefined();
});
