import { defineFragment } from '@forecourt/fragment-kit';
import { ProgramDetails } from './details';

/** Certified program details (section 2, Overlays). */
export default defineFragment({
  name: 'program-details',
  needs: [],
  hydrate: 'load',
  overlay: { placement: 'modal', size: 'md' },
  Component: ProgramDetails,
  Fallback: () => <p>The details of the program are not available right now.</p>,
});
