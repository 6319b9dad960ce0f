import type { EditorialKind } from '@forecourt/site';

/** The trail's first item. */
export const home = { label: 'Cars for Sale', href: '/cars-for-sale/all' } as const;

/** The lists of texts: what they are called, and where they are. */
export const editorialLists: Readonly<
  Record<EditorialKind, { title: string; intro: string; href: string; feed?: string }>
> = {
  article: {
    title: 'Articles',
    intro: 'How to choose, check, pay for and keep a car.',
    href: '/articles',
    feed: '/articles/feed.xml',
  },
  'expert-review': {
    title: 'Expert reviews',
    intro: 'Model by model: engines, trims and years, and what to look at before you buy.',
    href: '/reviews',
  },
};
