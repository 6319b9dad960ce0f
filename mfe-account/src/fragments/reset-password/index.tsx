import { defineFragment } from '@forecourt/fragment-kit';
import { ResetPassword } from './reset-password';

/** The target of an email's link to choose a new password. */
export default defineFragment({
  name: 'reset-password',
  needs: ['link'],
  Component: ResetPassword,
  Fallback: () => <h1>Choose a new password</h1>,
});
