import fc from 'fast-check';
import { type Filling, fillSlots, isSlotMarker, slotMarker } from './nested-slots';

/** Fills one slot after the other, each by a search from the beginning. */
const oneByOne = (html: string, fillings: ReadonlyMap<string, Filling>) =>
  [...fillings].reduce((filled, [marker, filling]) => {
    const at = filled.indexOf(`>${marker}`);
    if (at === -1) return filled;
    return `${filled.slice(0, at)} ${filling.attributes}>${filling.html}${filled.slice(at + 1 + marker.length)}`;
  }, html);

/** Text of a fragment: what React writes, in which a marker stands in its place alone. */
const text = fc
  .array(fc.constantFrom('a', ' ', '>', '-->', '<!-- -->', '<!--$-->', '&lt;', 'slot:', '<p>é</p>', '$&', '$1', '𝄞'))
  .map((words) => words.join(''));

const place = fc.record({ before: text, attributes: text, html: text, isFilled: fc.boolean() });

test('nested slots are in their places, byte for byte as filled one by one, in whatever order they were opened', () => {
  const places = fc.array(place, { maxLength: 12 });
  fc.assert(
    fc.property(places, text, fc.array(fc.nat(), { maxLength: 12 }), (all, last, order) => {
      const marked = all.map((one, at) => ({ ...one, marker: slotMarker('grid', at) }));
      const html = marked.map(({ before, marker }) => `${before}<div data-slot="ad">${marker}</div>`).join('') + last;
      const opened = marked
        .map((one, at) => ({ one, rank: order[at] ?? 0 }))
        .sort((one, other) => one.rank - other.rank)
        .map(({ one }) => one);
      const fillings = new Map(
        opened.filter(({ isFilled }) => isFilled).map(({ marker, attributes, html }) => [marker, { attributes, html }]),
      );
      expect(fillSlots(html, fillings)).toBe(oneByOne(html, fillings));
    }),
  );
});

test('a filling is not searched, and each marker is looked up once', () => {
  const looked: string[] = [];
  const marked = Array.from({ length: 100 }, (_, at) => slotMarker('grid', at));
  const other = `<i>${slotMarker('grid', 1)}</i>`;
  class Fillings extends Map<string, Filling> {
    override get(marker: string) {
      looked.push(marker);
      return super.get(marker);
    }
  }
  const fillings = new Fillings(marked.map((marker) => [marker, { attributes: 'x', html: other }]));
  const filled = fillSlots(marked.map((marker) => `<b>${marker}</b>`).join(''), fillings);
  expect(looked).toEqual(marked);
  expect(filled).toBe(`<b x>${other}</b>`.repeat(100));
});

test('a marker is one comment of its own form', () => {
  expect(isSlotMarker(slotMarker('grid', 3))).toBe(true);
  for (const text of ['', '</div>', '<!---->', '<!--slot:', '<!--slot:a--><b>', '<!--slot:a--><!--slot:b-->'])
    expect([text, isSlotMarker(text)]).toEqual([text, false]);
});
