// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-showcase/maker-program': true;
    'mfe-showcase/program-details': true;
  }
}
