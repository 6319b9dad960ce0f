import { fixtureBrand, fixtureFlags, installObserver, renderFragment } from '@forecourt/search-kit/testing';
import { act, waitFor } from '@testing-library/react';
import type { Ads } from '../../ads';
import { houseAd, installAdService, withAds } from '../../testing';
import banner from './index';

let observer: ReturnType<typeof installObserver>;
let service: ReturnType<typeof installAdService>;
let has: ReturnType<typeof houseAd> | Error | undefined;
beforeEach(() => {
  has = undefined;
  observer = installObserver();
  service = installAdService(() => {
    if (has instanceof Error) return has;
    return has === undefined ? ({} as Ads['ads']) : { footer: has };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  observer.remove();
  service.remove();
});
/** Position of the place, px from the top of the window. */
const standAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
/** Waits for the request, and for its answer or failure. */
async function answered(): Promise<void> {
  await waitFor(() => expect(service.asked).toHaveLength(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

describe('footer banner', () => {
  test('shows the ad of its placement as one sponsored link, labelled', () => {
    const { getByRole, html } = renderFragment(banner, {
      view: withAds({ footer: houseAd(), 'fluid-7': houseAd({ headline: 'Another' }) }),
    });
    const link = getByRole('link', { name: /\$20,000 and not a dollar more.*See the cars/ });
    expect(link.getAttribute('href')).toBe('/cars-for-sale/all?maxPrice=20000');
    expect(link.getAttribute('rel')).toBe('sponsored');
    expect(link.getAttribute('target')).toBeNull();
    getByRole('group', { name: 'Advertisement' });
    expect(html).not.toMatch(/ style=/);
    expect(html).not.toContain('Another');
    // The drawing of its theme is decoration, in one element.
    expect(link.querySelector('img[alt=""]')?.getAttribute('src')).toBe('/ads/pictures/finance.svg');
    expect(service.asked).toEqual([]);
  });

  test('a link to another site opens a new tab, and is labelled so', () => {
    const { getByRole } = renderFragment(banner, {
      view: withAds({ footer: houseAd({ href: 'https://ads.example/x' }) }),
    });
    const link = getByRole('link', { name: /opens in a new tab/ });
    expect([link.getAttribute('rel'), link.getAttribute('target')]).toEqual(['sponsored noopener', '_blank']);
  });

  test('markup in its text is shown as text, and its picture replaces the drawing', () => {
    const picture = { src: '/ads/pictures/0123456789abcdef.webp', alt: 'Four tyres' };
    const { getByRole, getByText } = renderFragment(banner, {
      view: withAds({ footer: houseAd({ headline: '<b>Tyres</b>', picture }) }),
    });
    getByText('<b>Tyres</b>');
    expect(getByRole('img', { name: 'Four tyres' }).getAttribute('src')).toBe(picture.src);
  });

  test('R67 without an ad in the answer there is an empty gap, which closes out of view only', () => {
    const { container, queryByRole } = renderFragment(banner, { view: withAds({}) });
    expect(queryByRole('group')).toBeNull();
    expect(container.firstElementChild).not.toBeNull();
    observer.scroll(1);
    expect(container.firstElementChild).not.toBeNull();
    // Above the window, or at its edge, closing it would move the content in view.
    for (const top of [-2_000, window.innerHeight + 50]) {
      standAt(top);
      observer.scroll(0);
      expect(container.firstElementChild).not.toBeNull();
    }
    standAt(window.innerHeight + 200);
    observer.scroll(0);
    expect(container.firstElementChild).toBeNull();
    expect(service.asked).toEqual([]);
  });

  test('R72 without an answer it sends its own request, with the page’s search and not the ZIP', async () => {
    has = houseAd();
    const { findByRole } = renderFragment(banner, { view: { data: {}, state: { zip: '60610', maxPrice: 20_000 } } });
    await findByRole('link');
    expect(service.asked.map((query) => Object.fromEntries(query))).toMatchObject([
      { placements: 'footer', brand: 'research', maxPrice: '20000', zip3: '606', pos: 'footer', prd: 'results' },
    ]);
    expect(service.asked[0]?.has('zip')).toBe(false);
  });

  test.each(['unanswered', 'denied'])(
    'on a brand that asks for consent, with the answer %s, it sends no region',
    async (said) => {
      has = houseAd();
      const brand = fixtureBrand({ ads: { asksConsent: true } });
      const params: Record<string, string> = said === 'denied' ? { adConsent: said } : {};
      const { findByRole } = renderFragment(banner, { view: { data: {}, brand, params } });
      await findByRole('link');
      expect(service.asked[0]?.has('zip3')).toBe(false);
      expect(localStorage).toHaveLength(0);
    },
  );

  test('R67 an ad server that is blocked or down leaves the gap, and it closes out of view', async () => {
    has = new Error('blocked');
    const { container } = renderFragment(banner, { view: { data: {} } });
    await answered();
    const gap = container.firstElementChild;
    expect(gap?.textContent).toBe('');
    observer.scroll(1);
    expect(container.firstElementChild).toBe(gap);
    standAt(window.innerHeight + 200);
    await waitFor(() => {
      observer.scroll(0);
      expect(container.firstElementChild).toBeNull();
    });
  });

  test('an ad that this browser has shown as often as its cap allows is replaced by another', async () => {
    const capped = houseAd({ id: 'capped', capPerDay: 1 });
    localStorage.setItem(
      'fc-ads-shown',
      JSON.stringify({ day: new Date().toISOString().slice(0, 10), times: { capped: { times: 1, cap: 1 } } }),
    );
    has = houseAd({ headline: 'Another' });
    const { findByText } = renderFragment(banner, { view: withAds({ footer: capped }) });
    await findByText('Another');
    expect(service.asked[0]?.get('seen')).toBe('capped');
    localStorage.clear();
  });

  test('is not there on a brand without ads', () => {
    const brand = fixtureBrand({ flags: fixtureFlags({ ads: false }) });
    expect(renderFragment(banner, { view: { brand, ...withAds({ footer: houseAd() }) } }).html).toBe('');
  });

  test('R67 its fallback is the space that it has while it waits', () => {
    const fallback = renderFragment({ ...banner, Component: banner.Fallback }).html;
    const waiting = renderFragment(banner, { view: { data: {} } }).html;
    expect(waiting.replace(/<div class="[^"]*canvas"><\/div>/, '')).toBe(fallback);
  });
});
