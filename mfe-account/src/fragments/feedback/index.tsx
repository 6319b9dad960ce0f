import { defineFragment } from '@forecourt/fragment-kit';
import { Feedback } from './feedback';

/** One question, whether the page was useful, answered by one click (section 4). */
export default defineFragment({
  name: 'feedback',
  needs: [],
  Component: Feedback,
  Fallback: () => null,
});
