import type { Manifest } from '@forecourt/contracts';
import { type Description, FakeUpstream, plainDescription } from './fake-upstream';

/** The source that the ads' remote brings. */
export const adsSource = {
  ads: { upstream: 'content', path: '/ads/house?{search}&brand={brand}', timeoutMs: 3000, flag: 'ads' },
} satisfies Manifest['sources'];

/** What browsers get of the site's words: photographs and the pictures of ads. */
export const contentDescription: Description = {
  ...plainDescription,
  ...{ title: 'content service', timeoutMs: 5_000 },
  paths: ['/content/photos', '/ads'].map((path) => ({ path, methods: ['GET', 'HEAD'] })),
};

/** The site's words, with answers that a test can change: what remotes ask of it in `sources.json`. */
export class FakeContent extends FakeUpstream {
  override description: unknown = contentDescription;
  ads: unknown = { ads: {} };
  privacy: unknown = { title: 'Privacy', sections: [{ heading: 'What {brand} keeps', paragraphs: ['Nothing.'] }] };

  protected override answers() {
    return { '/ads/house': this.ads, '/content/pages/privacy': this.privacy };
  }
}
