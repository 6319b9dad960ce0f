import type { EditorialEntry, EditorialSummary } from '@forecourt/site';

/** A text in a list. */
export const summary: EditorialSummary = {
  ...{ kind: 'expert-review', href: '/reviews/camry', title: 'The Camry', summary: 'In short.' },
  ...{ topic: { id: 'buying', label: 'Buying' }, published: '2026-06-02', updated: '2026-10-10', minutes: 4 },
  picture: {
    ...{ src: '/_shell/vehicles/sedan/BLUE/side.svg', bitmap: '/content/photos/drawn/sedan/BLUE/side.jpg' },
    ...{ alt: 'A blue sedan, drawn', isDrawn: true },
  },
  vehicles: [{ make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] }],
};

/** A text with its words. */
export const entry: EditorialEntry = {
  ...{ ...summary, isDraft: false },
  words: [
    { tag: 'h2', words: ['At a glance'] },
    { tag: 'p', words: ['See ', { tag: 'a', href: '/cars-for-sale/all', words: ['all <cars>'] }, '.'] },
    { tag: 'table', words: [{ tag: 'tbody', words: [{ tag: 'tr', words: [{ tag: 'td', words: ['30 mpg'] }] }] }] },
  ],
};
