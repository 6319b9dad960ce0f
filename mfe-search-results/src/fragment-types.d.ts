// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-search-results/compare-trims': true;
    'mfe-search-results/dealer-difference': true;
    'mfe-search-results/email-owner': true;
    'mfe-search-results/make-offer': true;
    'mfe-search-results/payment-details': true;
    'mfe-search-results/people-done': true;
    'mfe-search-results/report-listing': true;
    'mfe-search-results/share-listing': true;
    'mfe-search-results/vehicle-pictures': true;
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
    treehouse: true;
    wallet: true;
  }
}
