import { packView } from '@forecourt/packed-view';
import { fixtureView } from '@forecourt/search-kit/testing';
import type { BrowserPlan } from '../server/steps/document/browser-plan';
import { doWithoutFiles, readPage } from './read-page';
import type { Starter } from './starter';

const view = fixtureView();
const plan = { id: 'cars@1.0.0' } as BrowserPlan;
const files: Starter['files'] = async () => [plan, packView(view)];

test('a page is its plan and its view; what is the visitor’s own comes from the document', async () => {
  const names = { plan: 'plans/a', view: 'views/a' } as const;
  expect(await readPage({ names, files })).toEqual({ plan, view });
  const own = { visitor: { signedIn: false, savedSearches: 0 } } as const;
  const personal = await readPage({ names: { ...names, own }, files });
  expect(personal.view).toEqual({ ...view, data: { ...view.data, ...own } });
});

describe('a page without its files', () => {
  const act = { element: document.createElement('a'), value: undefined };
  const without = (status: number | undefined, { acts = 0, wasReloaded = false } = {}) => {
    const starter = { acts: Array.from({ length: acts }, () => act), doWithout: jest.fn() };
    const reload = jest.fn();
    doWithoutFiles(starter, { status }, { wasReloaded, reload });
    expect(starter.doWithout).toHaveBeenCalledTimes(1);
    return reload.mock.calls.length;
  };

  test('that no longer exist loads itself again, once', () => {
    expect(without(404)).toBe(1);
    expect(without(404, { wasReloaded: true })).toBe(0);
  });

  test('that cannot be had for now, or in which something was done, works natively', () => {
    expect([without(503), without(undefined), without(404, { acts: 1 })]).toEqual([0, 0, 0]);
  });

  test('shows what is said without script in place of deferred slots', () => {
    document.body.innerHTML = '<div data-slot="hero" data-outcome="deferred"><p>Not here.</p></div>';
    without(503);
    expect(document.querySelector<HTMLElement>('[data-slot="hero"]')!.dataset.outcome).toBe('fallback');
  });
});
