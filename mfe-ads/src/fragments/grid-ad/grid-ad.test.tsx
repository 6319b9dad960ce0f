import { fixtureBrand, fixtureFlags, installObserver, renderFragment } from '@forecourt/search-kit/testing';
import { act } from '@testing-library/react';
import { houseAd, installAdService, withAds } from '../../testing';
import liner from '../liner/index';
import gridAd from './index';

const ads = withAds({
  'fluid-7': houseAd(),
  'inline-14': houseAd({ headline: 'In line' }),
  'liner-3': houseAd({ headline: 'Between two rows' }),
  treehouse: houseAd({ theme: 'electric', headline: 'Your first electric car' }),
});
const slotOf = (placement: string) => ({ placement, position: Number(placement.split('-')[1]), page: 1 });

let service: ReturnType<typeof installAdService>;
beforeEach(() => {
  service = installAdService(() => ({ 'fluid-36': houseAd({ headline: 'Later' }) }));
});
afterEach(() => service.remove());

describe('ad among the listings', () => {
  test.each([
    [gridAd, 'fluid-7', '$20,000 and not a dollar more'],
    [gridAd, 'inline-14', 'In line'],
    [gridAd, 'treehouse-7', 'Your first electric car'],
    [gridAd, 'treehouse-8', 'Your first electric car'],
    [liner, 'liner-3', 'Between two rows'],
  ])(
    'R52 %#: a place shows the ad of its kind, and of its position where there are several',
    (fragment, place, words) => {
      const { getByRole, html } = renderFragment(fragment, { view: ads, slot: slotOf(place) });
      expect(getByRole('link', { name: (name) => name.includes(words) }).getAttribute('rel')).toBe('sponsored');
      getByRole('group', { name: 'Advertisement' });
      expect(html).not.toMatch(/ style=/);
    },
  );

  test('R52 a place of a later page requests its ad when it is near', async () => {
    const { findByText, html } = renderFragment(gridAd, { view: ads, slot: slotOf('fluid-36') });
    expect(html).not.toContain('href');
    await findByText('Later');
    expect(service.asked.map((query) => query.get('placements'))).toEqual(['fluid-36']);
  });

  test('R53 is measured by its place, as paid for', () => {
    jest.useFakeTimers();
    const observer = installObserver();
    const { events } = renderFragment(gridAd, { view: ads, slot: slotOf('fluid-7') });
    observer.scroll(0.5);
    act(() => jest.advanceTimersByTime(1000));
    const detail = { placement: 'fluid-7', id: 'finance-under-20000', sponsored: true };
    expect(events).toEqual([{ type: 'impression', detail }]);
    observer.remove();
    jest.useRealTimers();
  });

  test('is not there on a brand without ads', () => {
    const brand = fixtureBrand({ flags: fixtureFlags({ ads: false }) });
    for (const fragment of [gridAd, liner])
      expect(renderFragment(fragment, { view: { brand, ...ads }, slot: slotOf('fluid-7') }).html).toBe('');
  });
});
