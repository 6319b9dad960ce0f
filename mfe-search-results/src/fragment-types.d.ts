// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-search-results/compare-trims': { readonly model: string; readonly year?: number };
  }
  interface Slots {
    boost: { readonly position: number; readonly placement: string; readonly page: number };
    fluid: { readonly position: number; readonly placement: string; readonly page: number };
    'fourth-tier': { readonly position: number; readonly placement: string; readonly page: number };
    inline: { readonly position: number; readonly placement: string; readonly page: number };
    liner: { readonly position: number; readonly placement: string; readonly page: number };
    'model-answers': true;
    'model-reviews': true;
    'model-safety': true;
    'model-years': true;
    peekaboo: { readonly position: number; readonly placement: string; readonly page: number };
    premium: { readonly position: number; readonly placement: string; readonly page: number };
    promo: { readonly position: number; readonly placement: string; readonly page: number };
    showcase: { readonly position?: number; readonly placement?: string; readonly page?: number };
    treehouse: { readonly position: number; readonly placement: string; readonly page: number };
    wallet: { readonly position: number; readonly placement: string; readonly page: number };
  }
}
