// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-search-results/compare-trims': true;
  }
  interface Slots {
    boost: true;
    fluid: true;
    'fourth-tier': true;
    inline: true;
    liner: true;
    peekaboo: true;
    premium: true;
    promo: true;
    showcase: true;
    treehouse: true;
    wallet: true;
  }
}
