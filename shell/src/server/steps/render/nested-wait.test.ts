import type { Plan, PlanSlot } from '@forecourt/contracts';
import { createLogger, RareLog } from '@forecourt/service';
import { createMetrics } from '../../metrics';
import { viewTexts } from '../../testing/view-texts';
import type { SourceCall } from '../data';
import { RemoteBreakers } from './breakers';
import { Renderer } from './index';
import type { RenderPool, RenderRequest } from './pool';
import { SlotCache } from './slot-cache';

const slot = (name: string, needs: string[], more: Partial<PlanSlot> = {}): PlanSlot => ({
  ...{ slot: name, region: null, remote: `mfe-${name}`, version: '1.0.0', fragment: name, needs, nests: [] },
  ...{ reads: needs, hydrate: 'visible', fallback: '', failure: null },
  ...more,
});
const results = slot('results', ['listing'], { region: 'main', nests: ['premium', 'ad'] });
const plan: Plan = {
  ...{ id: 'it', brand: 'research', page: 'results', arrangement: 'stacked', remotes: {} },
  slots: [results, slot('premium', ['premium']), slot('ad', ['mfe-ad/ads']), slot('filters', [], { region: 'aside' })],
};

/** Returns a call that settles when the test says so. */
function call(name: string): SourceCall & { answer: () => void } {
  let resolve = () => {};
  const done = new Promise<void>((answered) => {
    resolve = answered;
  });
  const made = { name, required: false, isPersonal: false, settled: undefined as SourceCall['settled'], done };
  const answer = () => {
    made.settled = { data: {} };
    resolve();
  };
  return Object.assign(made, { answer });
}

/** Renders the page with a pool that records its requests: each root with the pending slots in it. */
function render(calls: readonly SourceCall[]) {
  const asked: Record<string, string[]> = {};
  const pool = {
    async render({ roots, nested }: RenderRequest) {
      const pending = Object.values(nested).filter((job) => job.pending === true);
      for (const root of roots)
        asked[root.slot] = pending.map((job) => job.slot).filter((name) => root.nests.includes(name));
      const slots = roots.map((root) => ({ slot: root.slot, outcome: 'ok' as const, html: '' }));
      return { id: 1, slots, failures: [], rendered: [], heapBytes: 0 };
    },
  };
  const metrics = createMetrics({ marketplace: '', accounts: '', content: '' });
  const renderer = new Renderer({
    pool: pool as unknown as RenderPool,
    breakers: new RemoteBreakers({ restMs: 1, mostRestMs: 1, now: Date.now, onChange: () => {} }),
    ...{ cache: new SlotCache(0, metrics), metrics, log: new RareLog(createLogger('test', 'silent')) },
    sourceLines: { resolve: async (text) => text },
    timeoutMs: 1000,
  });
  const view = () => viewTexts({ own: '{}', packed: '{}', reference: '{}', data: {} });
  return { asked, slots: renderer.renderAsDataArrives(plan, calls, view, { page: 'results' }) };
}

const answered = (name: string) => {
  const made = call(name);
  made.answer();
  return made;
};

test('R50 a paid listing that arrives a moment after the search is rendered among its results', async () => {
  const premium = call('premium');
  const { asked, slots } = render([answered('listing'), premium, answered('mfe-ad/ads')]);
  await slots.find((made) => made.slot.slot === 'filters')?.html;
  expect(Object.keys(asked)).toEqual(['filters']);
  premium.answer();
  await Promise.all(slots.map(({ html }) => html));
  expect(asked).toEqual({ filters: [], results: [] });
});

test('R72 a paid listing that does not arrive is left out after a moment, and an ad is not waited for at all', async () => {
  const ads = render([answered('listing'), answered('premium'), call('mfe-ad/ads')]);
  expect(ads.asked).toEqual({ results: ['ad'], filters: [] });
  const premium = render([answered('listing'), call('premium'), answered('mfe-ad/ads')]);
  await Promise.all(premium.slots.map(({ html }) => html));
  expect(premium.asked).toEqual({ results: ['premium'], filters: [] });
});
