import type { Placed } from '@forecourt/contracts';

/** Attributes by which the host measures an element, whether its slot is hydrated or not. */
export interface PlacedAttributes {
  'data-placed'?: string;
  'data-seen-ratio'?: number;
}

/** On a link inside such an element: the item's own link. */
export const opensPlaced = { 'data-opens': '' } as const;

/**
 * Returns the attributes of an element that shows an item in its place. The host emits `impression` after half of it has been in view for a
 * second without a break, once for each placement and id, and `click` when a link in it with `opensPlaced` is followed, in whatever way.
 * @param placed undefined while there is nothing to show
 * @param ratio the part that has to be in view, by default half
 */
export function placedAs(placed: Placed | undefined, ratio?: number): PlacedAttributes {
  if (placed === undefined) return {};
  const { placement, id, owner, position, sponsored, page } = placed;
  const facts = [placement, id, owner, position, sponsored === undefined ? undefined : Number(sponsored), page];
  const text = facts.map((fact) => encodeURIComponent(fact ?? '')).join(' ');
  return { 'data-placed': text.trimEnd(), ...(ratio !== undefined && { 'data-seen-ratio': ratio }) };
}

/** Returns what `placedAs` has written. */
export function placedOf(element: Element): Placed {
  const facts = (element.getAttribute('data-placed') ?? '').split(' ').map(decodeURIComponent);
  const [placement = '', id = '', owner = '', position = '', sponsored = '', page = ''] = facts;
  return {
    ...{ placement, id },
    ...(owner !== '' && { owner }),
    ...(position !== '' && { position: Number(position) }),
    ...(page !== '' && { page: Number(page) }),
    ...(sponsored !== '' && { sponsored: sponsored === '1' }),
  };
}
