import { defineFragment } from '@forecourt/fragment-kit';
import { CertifiedNotes } from './notes';

/** Makers' promises for certified cars, if a search names their makes, and a note on third-party certificates. */
export default defineFragment({
  name: 'certified-notes',
  needs: ['maker-programmes'],
  Component: CertifiedNotes,
  Fallback: () => null,
});
