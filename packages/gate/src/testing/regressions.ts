/** Mistakes that a rehearsal has to show: the component before, after, and what is reported. */
import type { ChangeKind } from '@forecourt/contracts/rehearsal';
import type { HandWritten } from './upload';

export interface Regression {
  before: string;
  after: string;
  needs?: HandWritten['needs'];
  shown: { kind: ChangeKind; where?: string; name?: string | RegExp };
}

const cars = {
  needs: ['listing'],
  before:
    "({ data, state, brand }) => jsxs('section', { 'aria-label': 'Cars', children: [jsx('h2', { children: 'Cars' }), jsx('ul', { children: (data.listing?.listings ?? []).map((car) => jsxs('li', { children: [jsx('a', { href: car.vdpBaseUrl, children: car.title }), jsx('b', { children: '$' + (car.pricingDetail.salePrice ?? 0) })] }, car.id)) })] })",
} as const;

/** Returns the list of cars with a part of its source replaced. */
const changed = (part: string, by: string, shown: Regression['shown']): Regression => {
  if (!cars.before.includes(part)) throw new Error(`The component has no ${part}.`);
  return { ...cars, after: cars.before.replace(part, by), shown };
};

const loud = "throw new Error('late on a Friday')";

/** Twenty mistakes by their fragment. */
export const regressions: Readonly<Record<string, Regression>> = {
  'another-heading': changed("'h2', { children: 'Cars' }", "'h2', { children: 'Car' }", {
    ...{ kind: 'text', where: 'section > h2' },
  }),
  'no-heading': changed("jsx('h2', { children: 'Cars' }), ", '', { kind: 'removed', where: 'section > h2' }),
  'another-rank': changed("'h2'", "'h3'", { kind: 'added', where: 'section > h3' }),
  'no-label': changed("'aria-label': 'Cars', ", '', { kind: 'attribute', where: 'section', name: 'aria-label' }),
  'broken-links': changed('car.vdpBaseUrl', "car.vdpBaseUrl + '/'", {
    ...{ kind: 'attribute', where: 'section > ul > li > a', name: 'href' },
  }),
  'price-off-by-one': changed('?? 0', '- 1', { kind: 'text', where: 'section > ul > li > b' }),
  'no-price': changed(", jsx('b', { children: '$' + (car.pricingDetail.salePrice ?? 0) })", '', {
    ...{ kind: 'removed', where: 'section > ul > li > b' },
  }),
  'reversed-order': changed('?? []).map', '?? []).toReversed().map', {
    ...{ kind: 'removed', where: 'section > ul > li' },
  }),
  'last-one-lost': changed('?? []).map', '?? []).slice(0, -1).map', {
    ...{ kind: 'removed', where: 'section > ul > li' },
  }),
  'a-car-twice': changed(
    '?? []).map',
    '?? []).flatMap((car, at) => (at === 0 ? [car, { ...car, id: 0 }] : [car])).map',
    {
      ...{ kind: 'added', where: 'section > ul > li' },
    },
  ),
  'more-markup': changed("jsx('ul',", "jsx('hr', {}), jsx('ul',", { kind: 'added', where: 'section > hr' }),
  'a-new-title': changed("jsx('a', {", "jsx('a', { title: car.title,", {
    ...{ kind: 'attribute', where: 'section > ul > li > a', name: 'title' },
  }),
  'empty-on-vehicles': changed("jsxs('section'", "kit.useView().page === 'vehicle' ? null : jsxs('section'", {
    ...{ kind: 'removed', where: 'section' },
  }),
  'throws-without-listings': changed('data.listing?.listings ?? []', 'data.listing.listings', {
    ...{ kind: 'fails', name: /TypeError/ },
  }),
  'throws-on-one-brand': changed("jsxs('section'", `brand.id === 'plain' ? (() => { ${loud}; })() : jsxs('section'`, {
    ...{ kind: 'fails', name: /late on a Friday \(server\.js line \d+/ },
  }),
  'throws-for-one-search': changed(
    "jsxs('section'",
    `state.firstRecord === 60 ? (() => { ${loud}; })() : jsxs('section'`,
    {
      ...{ kind: 'fails', name: /late on a Friday/ },
    },
  ),
  'loops-for-one-search': changed(
    "jsxs('section'",
    "state.firstRecord === 60 ? (() => { for (;;); })() : jsxs('section'",
    {
      ...{ kind: 'fails', name: /ran for more than/ },
    },
  ),
  'too-large-with-cars': changed("'Cars' }), ", "'x'.repeat((data.listing?.listings ?? []).length * 120000) }), ", {
    ...{ kind: 'fails', name: /is the limit/ },
  }),
  'unclosed-markup': changed(
    "jsx('h2', { children: 'Cars' })",
    "jsx('h2', { dangerouslySetInnerHTML: { __html: '<i>' } })",
    {
      ...{ kind: 'fails', name: /a slot may not send/ },
    },
  ),
  'a-forgotten-source': changed('({ data, state', '({ data: { listing: _, ...data }, state', {
    ...{ kind: 'removed', where: 'section > ul > li' },
  }),
};
