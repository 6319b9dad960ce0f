import { defineFragment } from '@forecourt/fragment-kit';
import { NotAvailable, ProgramDetails } from './details';

/** Certified program details (section 2, Overlays). */
export default defineFragment({
  name: 'program-details',
  needs: ['programme-details'],
  overlay: { placement: 'modal', size: 'md' },
  Component: ProgramDetails,
  Fallback: NotAvailable,
});
