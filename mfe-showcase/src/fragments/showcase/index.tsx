import { defineFragment } from '@forecourt/fragment-kit';
import { Showcase } from './showcase';
import styles from './showcase.module.css';

/** One dealer's paid place above the results (section 2, "Alpha showcase"); empty when no dealer has bought it. */
export default defineFragment({
  name: 'showcase',
  needs: ['showcase'],
  // Its hide button comes with script, and a device on which it was hidden does not show it.
  hydrate: 'touched',
  Component: Showcase,
  // Room only: a shopper misses nothing without it.
  Fallback: () => <div className={styles.fallback} />,
});
