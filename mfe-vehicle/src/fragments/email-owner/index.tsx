import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { EmailOwner } from './email-owner';

/** A message to the seller of a listing (section 2, Overlays; R63, R64). */
export default defineFragment({
  name: 'email-owner',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'md' },
  Component: EmailOwner,
  Fallback,
});
