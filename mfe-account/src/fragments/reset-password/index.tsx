import { defineFragment } from '@forecourt/fragment-kit';
import { ResetPassword } from './reset-password';

/** Where the link of an email leads that lets one choose a new password. */
export default defineFragment({
  name: 'reset-password',
  needs: ['link'],
  hydrate: 'idle',
  Component: ResetPassword,
  Fallback: () => <h1>Choose a new password</h1>,
});
