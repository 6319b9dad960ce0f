import { adAt } from './ads';
import { houseAd, withAds } from './testing';

const at = (ads: unknown) => adAt({ ads } as Parameters<typeof adAt>[0], 'footer');

test('an ad is read at its placement', () => {
  const { ads } = withAds({ footer: houseAd() }).data;
  expect(adAt({ ads }, 'footer')).toEqual(houseAd());
  expect(adAt({ ads }, 'grid-7')).toBeUndefined();
});

test.each([
  ['nothing', undefined],
  ['another answer', { listings: [] }],
  ['an ad without words', { ads: { footer: { id: 'x' } } }],
  ['a link that is script', { ads: { footer: houseAd({ href: 'javascript:alert(1)' }) } }],
  ['a link to wherever the page came from', { ads: { footer: houseAd({ href: '//ads.example' }) } }],
  ['the same as browsers read it', { ads: { footer: houseAd({ href: '/\\ads.example' }) } }],
  ['the same with what browsers leave out', { ads: { footer: houseAd({ href: '/\t/ads.example' }) } }],
])('R67 %s leaves the place empty', (_, answer) => {
  expect(at(answer)).toBeUndefined();
});
