import { fixtureBrand, fixtureFlags, renderFragment } from '@forecourt/search-kit/testing';
import { houseAd, withAds } from '../../testing';
import banner from './index';

describe('footer banner', () => {
  test('shows the ad of its placement as one sponsored link', () => {
    const { getByRole, html } = renderFragment(banner, {
      view: withAds({ footer: houseAd(), 'grid-7': houseAd({ headline: 'Another' }) }),
    });
    const link = getByRole('link', { name: /\$20,000 and not a dollar more.*See the cars/ });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/all?maxPrice=20000');
    expect(link.getAttribute('rel')).toBe('sponsored');
    expect(link.getAttribute('target')).toBeNull();
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toContain('Another');
  });

  test('is labelled', () => {
    const { getByRole, getByText } = renderFragment(banner, { view: withAds({ footer: houseAd() }) });
    getByRole('complementary', { name: 'Advertisement' });
    getByText('Advertisement');
  });

  test('a link to another site opens a tab of its own', () => {
    const { getByRole } = renderFragment(banner, {
      view: withAds({ footer: houseAd({ href: 'https://ads.example/x' }) }),
    });
    expect(getByRole('link').getAttribute('rel')).toBe('sponsored noopener');
    expect(getByRole('link').getAttribute('target')).toBe('_blank');
  });

  test.each([
    ['an answer without an ad for it', withAds({})],
    ['no answer', { data: {} }],
  ])('R67 keeps its labelled space with %s', (_, view) => {
    const { getByRole, container, setView } = renderFragment(banner, { view });
    getByRole('complementary', { name: 'Advertisement' });
    expect(container.querySelector('a')).toBeNull();
    const box = container.querySelector('.box');
    setView(withAds({ footer: houseAd() }));
    expect(container.querySelector('.box')).toBe(box);
    expect(box?.querySelector('a')).not.toBeNull();
  });

  test('is not there on a brand without ads', () => {
    const brand = fixtureBrand({ flags: fixtureFlags({ ads: false }) });
    expect(renderFragment(banner, { view: { brand, ...withAds({ footer: houseAd() }) } }).html).toBe('');
  });

  test('R67 its fallback is the empty space', () => {
    const empty = renderFragment(banner, { view: withAds({}) }).html;
    expect(renderFragment({ ...banner, Component: banner.Fallback }).html).toBe(empty);
  });
});
