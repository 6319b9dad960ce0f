import { renderFragment } from '@forecourt/search-kit/testing';
import { act } from '@testing-library/react';
import banner from './fragments/footer-banner/index';
import { houseAd, installObserver, withAds } from './testing';

let observer: ReturnType<typeof installObserver>;
let hidden: jest.SpyInstance<boolean, []>;

beforeEach(() => {
  jest.useFakeTimers();
  observer = installObserver();
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});

afterEach(() => {
  observer.remove();
  hidden.mockRestore();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (ad = houseAd()) => renderFragment(banner, { view: withAds({ footer: ad }) });
const seen = { type: 'impression', detail: { placement: 'footer', id: 'finance-under-20000' } };

describe('an impression', () => {
  test('is told once half of the ad has been in view for a second', () => {
    const { events } = show();
    observer.scroll(0.6);
    pass(999);
    expect(events).toEqual([]);
    pass(1);
    expect(events).toEqual([seen]);
  });

  test('is told once, however often the ad comes into view or is rendered', () => {
    const { events, setView } = show();
    observer.scroll(1);
    pass(1000);
    expect(observer.watching).toEqual([]);
    observer.scroll(0);
    observer.scroll(1);
    setView({ state: { zip: '10001' } });
    pass(5000);
    expect(events).toEqual([seen]);
  });

  test('needs the second without a break', () => {
    const { events } = show();
    observer.scroll(1);
    pass(900);
    observer.scroll(0.2);
    pass(5000);
    observer.scroll(1);
    pass(900);
    expect(events).toEqual([]);
    pass(100);
    expect(events).toEqual([seen]);
  });

  test('waits while the tab is hidden', () => {
    const { events } = show();
    observer.scroll(1);
    pass(500);
    hidden.mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(5000);
    expect(events).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    pass(1000);
    expect(events).toEqual([seen]);
  });

  test('is told again for another ad in the same place', () => {
    const { events, setView } = show();
    observer.scroll(1);
    pass(1000);
    setView(withAds({ footer: houseAd({ id: 'warranty-one-owner' }) }));
    observer.scroll(1);
    pass(1000);
    expect(events.map(({ detail }) => detail)).toEqual([
      seen.detail,
      { placement: 'footer', id: 'warranty-one-owner' },
    ]);
  });

  test('is not told of an empty place, nor after the fragment has gone', () => {
    const { setView, unmount, events } = show();
    observer.scroll(1);
    setView(withAds({}));
    expect(observer.watching).toEqual([]);
    setView(withAds({ footer: houseAd({ id: 'electric-all' }) }));
    observer.scroll(1);
    unmount();
    pass(5000);
    expect(events).toEqual([]);
  });

  test('is left out where the browser cannot observe', () => {
    observer.remove();
    const { events, getByRole } = show();
    getByRole('link');
    pass(5000);
    expect(events).toEqual([]);
  });
});
