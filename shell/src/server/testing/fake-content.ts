import type { Manifest } from '@forecourt/contracts';
import { FakeUpstream } from './fake-upstream';

/** The source that the ads' remote brings. */
export const adsSource = {
  ads: { upstream: 'content', path: '/ads/house?{search}&brand={brand}', timeoutMs: 3000, flag: 'ads' },
} satisfies Manifest['sources'];

/** The site's words, with answers that a test can change: what remotes ask of it in `sources.json`. */
export class FakeContent extends FakeUpstream {
  ads: unknown = { ads: {} };
  privacy: unknown = { title: 'Privacy', sections: [{ heading: 'What {brand} keeps', paragraphs: ['Nothing.'] }] };

  protected override answers() {
    return { '/ads/house': this.ads, '/content/pages/privacy': this.privacy };
  }
}
