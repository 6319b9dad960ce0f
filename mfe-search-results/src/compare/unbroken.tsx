import type { ReactNode } from 'react';
import styles from './unbroken.module.css';

/** Length up to which a word surely fits into the narrowest column, characters. */
const mostLetters = 16;

/** Renders a name whose words with hyphens are not broken there: "Ford F-250" wraps before "F-250". */
export function Unbroken({ name }: { name: string }): ReactNode {
  return name.split(/(\S+-\S+)/).map((part, at) =>
    at % 2 === 0 || part.length > mostLetters ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a name can have a word twice, and its words keep their places
      <span key={at} className={styles.word}>
        {part}
      </span>
    ),
  );
}
