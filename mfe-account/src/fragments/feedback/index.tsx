import { defineFragment } from '@forecourt/fragment-kit';
import { Feedback } from './feedback';

/** Whether the page was of use: one question, answered by one press (section 4). */
export default defineFragment({
  name: 'feedback',
  needs: [],
  hydrate: 'visible',
  Component: Feedback,
  Fallback: () => null,
});
