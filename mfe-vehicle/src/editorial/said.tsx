import type { Prose, ProseTag } from '@forecourt/site';
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
  const element = createElement(word.tag, { role: tableRoles[word.tag] }, ...inside);
  return word.tag === 'table' ? <Table>{element}</Table> : element;
}

/** Explicit roles of a table's elements: some browsers drop the implicit ones where a narrow screen displays rows as lines. */
const tableRoles: Partial<Record<ProseTag, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/** A table that is wider than the column scrolls by itself. */
function Table({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys (WCAG 2.1.1)
    <section className={styles.table} aria-label="Table" tabIndex={0}>
      {children}
    </section>
  );
}
