import type { SlotAssignment } from '@forecourt/contracts';
import { fakeRemote, type RemoteVersion } from '../shell/fakes';

/** Number of teams that share the slots of the measured page. */
const teams = 5;
const largest = 20;

const remoteOf = (index: number) => `mfe-team-${'abcde'[index % teams]}`;
const fragmentOf = (index: number) => `part-${'abcdefghijklmnopqrst'[index]}`;

/** Returns a layout of `count` slots in the main region; for 0, one slot with the content of `largest` slots. */
export function slotsOf(count: number): SlotAssignment[] {
  if (count === 0) return [{ slot: 'all', remote: remoteOf(0), fragment: 'all', region: 'main' }];
  return Array.from({ length: count }, (_, index) => ({
    slot: fragmentOf(index),
    remote: remoteOf(index),
    fragment: fragmentOf(index),
    region: 'main',
  }));
}

/** Five listings with price, facts and a form: about 5 kB of HTML, like a small fragment of the site. */
const content = `
  const { useId } = React;
  function Content({ offset, listings }) {
    const id = useId();
    return h('section', { 'aria-labelledby': id, className: 'card' },
      h('h2', { id }, 'Listings from ', offset),
      h('ul', null, listings.slice(offset, offset + 5).map((listing) =>
        h('li', { key: listing.id, className: 'tile tile--interactive' },
          h('h3', null, h('a', { href: listing.vdpBaseUrl + '?place=' + offset }, listing.title)),
          h('p', { className: 'price' }, '$', (listing.pricingDetail.salePrice ?? 0).toLocaleString('en-US')),
          h('ul', { className: 'facts' }, Object.entries(listing.specifications).map(([key, value]) =>
            h('li', { key }, h('svg', { viewBox: '0 0 16 16', 'aria-hidden': true }, h('path', { d: 'M2 8h12M8 2v12' })), String(value)))),
          h('label', null, h('input', { type: 'checkbox', name: 'compare', value: listing.id }), ' Compare')))));
  }
`;

/** Returns the remotes for `slotsOf`; every team has all the fragments. */
export function teamRemotes(): RemoteVersion[] {
  const parts = Array.from({ length: largest }, (_, index) => index);
  const one = (index: number) => `return h(Content, { offset: ${index}, listings: props.data.listing.listings });`;
  const all = `return h(React.Fragment, null, [${parts}].map((offset) => h(Content, { key: offset, offset, listings: props.data.listing.listings })));`;
  return Array.from({ length: teams }, (_, team) =>
    fakeRemote({
      name: remoteOf(team),
      needs: ['listing'],
      prelude: content,
      fragments: { ...Object.fromEntries(parts.map((index) => [fragmentOf(index), one(index)])), all },
    }),
  );
}
