import type { Manifest } from '@forecourt/contracts';
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

/** The content service, with answers that a test can change; remotes request them through `sources.json`. */
export class FakeContent extends FakeUpstream {
  override description: unknown = contentDescription;
  ads: unknown = { ads: {} };
  privacy: unknown = { title: 'Privacy', sections: [{ heading: 'What {brand} keeps', paragraphs: ['Nothing.'] }] };

  protected override answers() {
    return { '/ads/house': this.ads, '/content/pages/privacy': this.privacy };
  }
}
