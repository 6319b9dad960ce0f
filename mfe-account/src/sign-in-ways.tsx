import { Checkbox } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Checkboxes for an account's other ways to sign in; the form removes unchecked ones. @param ticked whether they are checked at first */
export function SignInWays({
  ways,
  ticked = false,
}: {
  ways: readonly { key: string; title: string }[];
  ticked?: boolean;
}): ReactNode {
  return (
    ways.length > 0 && (
      <fieldset className={styles.ways}>
        <legend>Keep what is yours. What is not ticked ends.</legend>
        {ways.map(({ key, title }) => (
          <Checkbox key={key} name={`keep:${key}`} value="on" defaultChecked={ticked} label={title} />
        ))}
      </fieldset>
    )
  );
}
