// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-account/save-search': true;
    'mfe-account/wallet': true;
  }
}
