import type { Prose } from '@forecourt/site';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './editorial.module.css';

/** Renders a text in the site's own elements. Spreads the children, which need no keys then: their order never changes. */
export function Said({ words }: { words: readonly Prose[] }): ReactNode {
  return createElement(Fragment, null, ...words.map(said));
}

function said(word: Prose): ReactNode {
  if (typeof word === 'string') return word;
  const inside = word.words.map(said);
  if (word.tag === 'a') return createElement('a', { href: word.href }, ...inside);
  if (word.tag === 'table') return <Table>{createElement('table', null, ...inside)}</Table>;
  return createElement(word.tag, null, ...inside);
}

/** A table that is wider than the column scrolls by itself. */
function Table({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1)
    <section className={styles.table} aria-label="Table" tabIndex={0}>
      {children}
    </section>
  );
}
