import { defineFragment } from '@forecourt/fragment-kit';
import { Fallback } from '../../people/fallback';
import { PeopleDone } from './people-done';

/** The outcome of a form that was sent without script. */
export default defineFragment({
  name: 'people-done',
  needs: ['subject'],
  overlay: { placement: 'modal', size: 'md' },
  Component: PeopleDone,
  Fallback,
});
