import { defineFragment } from '@forecourt/fragment-kit';
import { CertifiedNotes } from './notes';

/** What makers promise of the cars that they certify, where a search names their makes, and what a third party's word is worth. */
export default defineFragment({
  name: 'certified-notes',
  needs: ['maker-programmes'],
  hydrate: 'visible',
  Component: CertifiedNotes,
  Fallback: () => null,
});
