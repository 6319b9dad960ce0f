// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-filters/electric-types': true;
    'mfe-filters/filters': true;
    'mfe-filters/keyword-overlay': true;
    'mfe-filters/money-back': true;
    'mfe-filters/trims': { readonly model: string };
  }
}
