import type { ViewTexts } from '@forecourt/packed-view';
import type { SlotJob } from '@forecourt/renderer';
import fc from 'fast-check';
import { fakeRemote } from '../../testing/fake-remote';
import { plainRemotes, startTestSite, type TestSite } from '../../testing/test-shell';
import { type PlainTexts, viewTexts } from '../../testing/view-texts';
import { nestedIn, slotKey } from './slot-cache';

const job = (more: Partial<SlotJob> = {}): SlotJob => ({
  ...{ slot: 'a', key: 'mfe-a@1.0.0', fragment: 'a', needs: ['x', 'y'], nests: ['ad'] },
  ...{ attributes: 'data-a', fallback: '' },
  ...more,
});
const ad = job({ slot: 'ad', key: 'mfe-b@1.0.0', fragment: 'ad', needs: ['z'], nests: [] });
const data = { x: '1', y: '2', z: '3', unread: '4' };
const view = (more: Partial<PlainTexts> = {}): ViewTexts =>
  viewTexts({ own: '{"url":"/"}', packed: '{}', reference: '{"makes":[]}', data, ...more });

describe('the key of a slot', () => {
  const base = slotKey(job(), [ad], view());

  test('is the same for the same inputs, whatever else is on the page', () => {
    expect(slotKey(job(), [ad], view())).toBe(base);
    expect(slotKey(job({ fallback: '<p>other</p>' }), [ad], view())).toBe(base);
    expect(slotKey(job(), [ad], view({ data: { z: '3', y: '2', x: '1', unread: 'another' } }))).toBe(base);
    // Only browsers get it in this form.
    expect(slotKey(job(), [ad], view({ packed: '{"makes":[]}' }))).toBe(base);
  });

  test.each<[string, SlotJob, SlotJob[], ViewTexts]>([
    ['version', job({ key: 'mfe-a@1.0.1' }), [ad], view()],
    ['fragment', job({ fragment: 'b' }), [ad], view()],
    ['slot', job({ slot: 'b' }), [ad], view()],
    ['attributes', job({ attributes: 'data-b' }), [ad], view()],
    ['props', job({ props: { title: 'x' } }), [ad], view()],
    ['state', job(), [ad], view({ own: '{"url":"/x"}' })],
    ['reference data', job(), [ad], view({ reference: '{}' })],
    ['a source', job(), [ad], view({ data: { ...data, x: '10' } })],
    ['a source that is late', job(), [ad], view({ data: { x: '1', z: '3' } })],
    ['a source of what it nests', job(), [ad], view({ data: { ...data, z: '30' } })],
    ['version of what it nests', job(), [{ ...ad, key: 'mfe-b@1.0.1' }], view()],
    ['that what it nests is late', job(), [{ ...ad, pending: true }], view()],
    ['that what it nests is out', job(), [{ ...ad, broken: true }], view()],
    ['that it nests nothing', job(), [], view()],
  ])('differs for another %s', (_what, root, inner, texts) => {
    expect(slotKey(root, inner, texts)).not.toBe(base);
  });

  test('differs between any two lists of texts, also if one character moves from one text to the next', () => {
    const texts = fc.record({
      own: fc.string(),
      packed: fc.constant(''),
      reference: fc.string(),
      data: fc.record({ x: fc.string(), y: fc.string() }, { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(texts, texts, (one, other) => {
        const same =
          JSON.stringify([one.own, one.reference, one.data.x, one.data.y]) ===
          JSON.stringify([other.own, other.reference, other.data.x, other.data.y]);
        expect(slotKey(job(), [], viewTexts(one)) === slotKey(job(), [], viewTexts(other))).toBe(same);
      }),
    );
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, cut) => {
        const at = cut % (text.length + 1);
        const moved = (at + 1) % (text.length + 1);
        const split = (where: number) => view({ data: { x: text.slice(0, where), y: text.slice(where) } });
        expect(slotKey(job(), [], split(at))).not.toBe(slotKey(job(), [], split(moved)));
      }),
    );
  });

  test('of a part of a source depends on no other part, and that of the whole on each', () => {
    const answer = (more: Record<string, string> = {}) =>
      view({ data: { listing: '{}', 'listing.filters': '1', 'listing.listings': '2', ...more } });
    const [part, whole] = [['listing.filters'], ['listing']].map(
      (needs) => (texts: ViewTexts) => slotKey(job({ needs }), [], texts),
    );
    for (const [more, changesPart] of [
      [{ 'listing.listings': '3' }, false],
      [{ listing: '{"a":1}' }, false],
      [{ 'listing.filters': '4' }, true],
    ] as const) {
      expect(part!(answer(more)) !== part!(answer())).toBe(changesPart);
      expect(whole!(answer(more))).not.toBe(whole!(answer()));
    }
  });

  test('includes nested slots at any depth, and ends where slots nest each other', () => {
    const nested = { ad: { ...ad, nests: ['deep'] }, deep: job({ slot: 'deep', nests: ['ad', 'nowhere'] }) };
    expect(nestedIn(job(), nested).map(({ slot }) => slot)).toEqual(['ad', 'deep']);
  });
});

describe('a slot that is requested again', () => {
  let site: TestSite;
  const hits = async (outcome: string) =>
    Number(
      new RegExp(`forecourt_slot_cache_total\\{outcome="${outcome}"\\} (\\d+)`).exec(await site.metrics())?.[1] ?? 0,
    );
  /** A remote that counts its own renders, which the gate would refuse; so the HTML shows whether it was rendered again. */
  const counting = (version: string, body = "return h('p', null, 'made ' + made);") =>
    fakeRemote({
      name: 'mfe-filters',
      version,
      needs: ['listing'],
      fragments: { filters: `globalThis.made = (globalThis.made ?? 0) + 1; const { made } = globalThis; ${body}` },
    });
  const made = async (path?: string) => /made \d+/.exec((await site.page(path)).html)?.[0];

  beforeAll(async () => {
    site = await startTestSite({
      remotes: { ...plainRemotes(), 'mfe-filters': counting('1.0.0') },
      env: { PAGE_STORE_MB: '0' },
    });
  });
  afterAll(() => site.close());

  test('is not rendered again, but another search is', async () => {
    await site.page();
    const before = await hits('hit');
    const first = await made();
    expect(await made()).toBe(first);
    expect(await hits('hit')).toBeGreaterThan(before);
    expect(await made('/cars-for-sale/used')).not.toBe(first);
    expect(await made()).toBe(first);
  });

  test('is rendered again when an answer of its sources changes, and cached again when it changes back', async () => {
    const first = await made();
    const whole = site.marketplace.listing;
    site.marketplace.listing = { ...whole, totalResultCount: 4711 };
    expect(await made()).not.toBe(first);
    site.marketplace.listing = whole;
    expect(await made()).toBe(first);
  });

  test('is rendered again for another version, and one that throws is never cached', async () => {
    site.registry.publish(
      counting('2.0.0', "if (made % 2 === 1) throw new Error('odd'); return h('p', null, 'made ' + made);"),
    );
    let page = await site.page();
    while (page.version('filters') !== '2.0.0') page = await site.page();
    const looks = [await site.page(), await site.page(), await site.page(), await site.page()];
    expect(looks.at(-1)!.outcome('filters')).toBe('ok');
    expect(looks.at(-1)!.html).toContain('made 2');
  });
});
