import { fixtureBrand, fixtureFlags, renderFragment } from '@forecourt/search-kit/testing';
import { houseAd, withAds } from '../../testing';
import gridAd from './index';

const ads = withAds({
  'grid-7': houseAd(),
  'grid-14': houseAd({ theme: 'electric', headline: 'Your first electric car' }),
});

describe('ad among the listings', () => {
  test.each([
    [7, '$20,000 and not a dollar more'],
    [14, 'Your first electric car'],
  ])('position %d shows the ad of its placement', (position, headline) => {
    const { getByRole, getByText, html } = renderFragment(gridAd, { view: ads, slot: { position } });
    expect(getByRole('link', { name: (name) => name.includes(headline) }).getAttribute('rel')).toBe('sponsored');
    getByText('Advertisement');
    expect(html).not.toMatch(/ style=/);
  });

  test.each([
    ['a position without an ad', { position: 19 }],
    ['no position', {}],
  ])('R67 keeps its labelled space for %s', (_, slot) => {
    const { getByText, queryByRole } = renderFragment(gridAd, { view: ads, slot });
    getByText('Advertisement');
    expect(queryByRole('link')).toBeNull();
  });

  test('R67 its fallback, and a page without the ads’ answer, are the same empty space', () => {
    const empty = renderFragment(gridAd, { view: { data: {} }, slot: { position: 7 } }).html;
    expect(renderFragment({ ...gridAd, Component: gridAd.Fallback }).html).toBe(empty);
  });

  test('is not there on a brand without ads', () => {
    const brand = fixtureBrand({ flags: fixtureFlags({ ads: false }) });
    expect(renderFragment(gridAd, { view: { brand, ...ads }, slot: { position: 7 } }).html).toBe('');
  });
});
