// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'fixture-remote/greeting': true;
  }
  interface Slots {
    'below-greeting': true;
  }
  interface Sources {
    greetings: { readonly greetings: readonly string[] };
  }
}
