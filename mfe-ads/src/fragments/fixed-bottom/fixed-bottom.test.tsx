import { fixtureBrand, fixtureFlags, renderFragment, violations } from '@forecourt/search-kit/testing';
import { setDockedHeight } from '@forecourt/ui';
import { act, fireEvent } from '@testing-library/react';
import type { Ads } from '../../ads';
import { houseAd, installAdService } from '../../testing';
import fixed from './index';

const configured = { scrollPercent: 10, intervalMs: 30_000, refreshLimit: 10 };
let service: ReturnType<typeof installAdService>;
let answer: () => Ads['ads'] | Error;
let hidden: jest.SpyInstance<boolean, []>;
let warned: jest.SpyInstance;

beforeAll(async () => {
  // The lazy part is loaded already.
  await import('./bar');
});
beforeEach(() => {
  jest.useFakeTimers();
  answer = () => ({ fixed: houseAd({ id: `ad-${service.asked.length}` }) });
  service = installAdService(() => answer());
  hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(window, { innerHeight: 1000, innerWidth: 1440, scrollY: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});
afterEach(() => {
  jest.runOnlyPendingTimers();
  service.remove();
  hidden.mockRestore();
  warned.mockRestore();
  sessionStorage.clear();
  setDockedHeight('');
  jest.useRealTimers();
});

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const scrollTo = async (scrollY: number) => {
  Object.assign(window, { scrollY });
  fireEvent.scroll(window);
  await pass(100);
};
const show = (slot: Record<string, number> = configured, view = {}) => renderFragment(fixed, { slot, view });
/** Scrolled so far that the ad is there. */
const shown = async (slot?: Record<string, number>) => {
  const page = show(slot);
  await scrollTo(500);
  await pass(300);
  return page;
};
const hide = (isHidden: boolean) => {
  hidden.mockReturnValue(isHidden);
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const refreshes = () => service.asked.map((query) => query.get('refresh'));
const isThere = (page: ReturnType<typeof show>) =>
  page.queryByRole('complementary') !== null && !page.container.querySelector('aside')?.className.includes('away');

describe('R67 the fixed ad', () => {
  test('appears when 10 % of the page is scrolled past, is labelled, and has a link', async () => {
    const page = show();
    expect(page.html).toBe('');
    await scrollTo(399);
    expect([page.container.innerHTML, service.asked]).toEqual(['', []]);
    await scrollTo(400);
    await pass(300);
    page.getByRole('complementary', { name: 'Advertisement' });
    expect(page.getByRole('link').getAttribute('rel')).toBe('sponsored');
    expect(Object.fromEntries(service.asked[0] ?? [])).toMatchObject({
      ...{ placements: 'fixed', pos: 'bottom', prd: 'results', active_browser: 'true', zip3: '606' },
    });
    jest.useRealTimers();
    expect(await violations(page.container)).toEqual([]);
  });

  test('is renewed every 30 s, 10 times at most, and its targeting counts from 1', async () => {
    await shown();
    await pass(29_000);
    expect(refreshes()).toEqual([null]);
    await pass(1_100);
    expect(refreshes()).toEqual([null, '1']);
    await pass(3_600_000);
    expect(refreshes()).toEqual([null, ...Array.from({ length: 10 }, (_, at) => String(at + 1))]);
  });

  test('is renewed 25 times where the configuration is missing', async () => {
    await shown({});
    await pass(3_600_000);
    expect(refreshes()).toHaveLength(26);
  });

  test('is not renewed in a hidden tab, and its clock continues afterwards', async () => {
    await shown();
    await pass(20_000);
    await hide(true);
    await pass(3_600_000);
    expect(refreshes()).toEqual([null]);
    await hide(false);
    await pass(9_000);
    expect(refreshes()).toEqual([null]);
    await pass(1_100);
    expect(refreshes()).toEqual([null, '1']);
  });

  test('is not renewed under an overlay', async () => {
    const page = await shown();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    page.hear({ type: 'overlay-opened', detail: { name: 'mfe-filters/filters' } });
    await pass(3_600_000);
    expect(refreshes()).toEqual([null]);
    dialog.remove();
    page.hear({ type: 'overlay-closed', detail: { name: 'mfe-filters/filters', reason: 'done' } });
    await pass(30_100);
    expect(refreshes()).toEqual([null, '1']);
  });

  test('rests above and at the end of the page', async () => {
    const page = await shown();
    for (const away of [0, 3900]) {
      await scrollTo(away);
      expect(isThere(page)).toBe(false);
      await pass(3_600_000);
      expect(refreshes()).toEqual([null]);
      await scrollTo(500);
      expect(isThere(page)).toBe(true);
    }
  });

  test('goes when it is closed, and stays away in this tab', async () => {
    const page = await shown();
    fireEvent.click(page.getByRole('button', { name: 'Close advertisement' }));
    expect(page.container.innerHTML).toBe('');
    await pass(3_600_000);
    expect(refreshes()).toEqual([null]);
    page.unmount();
    const next = await shown();
    expect([next.container.innerHTML, refreshes()]).toEqual(['', [null]]);
  });

  test('disappears while another element is docked at the bottom', async () => {
    const page = await shown();
    setDockedHeight('99px');
    await pass(0);
    expect(isThere(page)).toBe(false);
    setDockedHeight('');
    await pass(0);
    expect(isThere(page)).toBe(true);
  });

  test('that is not loaded within 10 s is given up, with a line in the log', async () => {
    answer = () => new Error('blocked');
    const page = await shown();
    await pass(9_500);
    expect(warned).not.toHaveBeenCalled();
    await pass(600);
    expect(warned.mock.calls).toEqual([['Fixed Ad Failed to load']]);
    expect(page.container.innerHTML).toBe('');
    await pass(3_600_000);
    expect(refreshes()).toEqual([null]);
  });

  test('keeps its ad if a renewal fails', async () => {
    const page = await shown();
    answer = () => new Error('away');
    await pass(60_100);
    expect(refreshes()).toEqual([null, '1', '2']);
    page.getByRole('link');
    expect(warned).not.toHaveBeenCalled();
  });

  test('is absent on brands without ads, and while the visitor is asked for consent', async () => {
    for (const part of [{ flags: fixtureFlags({ ads: false }) }, { ads: { asksConsent: true } }]) {
      show(configured, { brand: fixtureBrand(part) });
      await scrollTo(500);
      await pass(10_000);
      expect(service.asked).toEqual([]);
    }
  });
});
