// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'fixture-remote/greeting': { readonly name?: string };
  }
  interface Slots {
    'below-greeting': { readonly count: number };
  }
  interface BusEvents {
    greeted: { readonly name: string };
  }
  interface Sources {
    greetings: { readonly greetings: readonly string[] };
  }
}
