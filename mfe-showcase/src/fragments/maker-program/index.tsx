import { defineFragment } from '@forecourt/fragment-kit';
import { NotAvailable } from '../program-details/details';
import { MakerProgram } from './maker-program';

/** A maker's certified programme (section 3, "Certified program content"); `slot.product` says which. */
export default defineFragment({
  name: 'maker-program',
  needs: ['maker-details'],
  overlay: { placement: 'modal', size: 'md' },
  Component: MakerProgram,
  Fallback: NotAvailable,
});
