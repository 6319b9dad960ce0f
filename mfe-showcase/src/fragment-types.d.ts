// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-showcase/maker-program': { readonly product: string };
    'mfe-showcase/program-details': true;
  }
}
