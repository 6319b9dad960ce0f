import type { Manifest } from '@forecourt/contracts';
import { type EditorialEntry, type EditorialKind, editorialPath } from '@forecourt/site';
import { type Description, FakeUpstream, plainDescription } from './fake-upstream';

/** The source of the ads' remote. */
export const adsSource = {
  ads: { upstream: 'content', path: '/ads/house?{search}&brand={brand}', timeoutMs: 3000, flag: 'ads' },
} satisfies Manifest['sources'];

/** Paths of the content service for browsers: photographs and the pictures of ads. */
export const contentDescription: Description = {
  ...plainDescription,
  ...{ title: 'content service', timeoutMs: 5_000 },
  paths: ['/content/photos', '/ads'].map((path) => ({ path, methods: ['GET', 'HEAD'] })),
};

/** The signed part of a draft's address. */
export const draftOfTests = 'used-pickup.1900000000.c2lnbmVk';

/** Returns an article or expert review. */
export function editorialEntry(kind: EditorialKind, slug: string): EditorialEntry {
  return {
    ...{ kind, href: editorialPath(kind, slug), title: `About ${slug}`, summary: 'In short.' },
    ...{ topic: { id: 'buying', label: 'Buying' }, published: '2026-06-02', minutes: 4, isDraft: false },
    picture: {
      ...{ src: '/_shell/vehicles/sedan/BLUE/side.svg', bitmap: '/content/photos/drawn/sedan/BLUE/side.jpg' },
      ...{ alt: 'A blue sedan, drawn', isDrawn: true },
    },
    vehicles: kind === 'article' ? [] : [{ make: 'TOYOTA', model: 'CAMRY', years: [2018, 2024] }],
    words: [{ tag: 'p', words: ['A text.'] }],
  };
}

/** The content service, with answers that a test can change; remotes request them through `sources.json`. */
export class FakeContent extends FakeUpstream {
  override description: unknown = contentDescription;
  ads: unknown = { ads: {} };
  privacy: unknown = { title: 'Privacy', sections: [{ heading: 'What {brand} keeps', paragraphs: ['Nothing.'] }] };

  /** An article and an expert review, by their slugs and by `draft-token…`. */
  entries: Readonly<Record<string, EditorialEntry>> = {
    'used-pickup': editorialEntry('article', 'used-pickup'),
    camry: editorialEntry('expert-review', 'camry'),
  };

  protected override answers() {
    const entries = Object.entries(this.entries);
    const summaries = entries.map(([, { words: _, isDraft: __, score: ___, ...summary }]) => summary);
    return {
      ...{ '/ads/house': this.ads, '/content/pages/privacy': this.privacy },
      '/content/editorial': { total: summaries.length, page: 1, pages: 1, topics: [], entries: summaries },
      '/content/editorial/model': { reviews: [], articles: [] },
      ...Object.fromEntries(entries.map(([slug, entry]) => [`/content/editorial/entries/${slug}`, entry])),
      [`/content/editorial/drafts/${draftOfTests}`]: { ...entries[0]![1], isDraft: true },
    };
  }
}
