import { useSource, useView } from '@forecourt/fragment-kit';
import { Breadcrumbs, ChipLink, ChipList, Pagination } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../../editorial/editorial.module.css';
import { EntryCard } from '../../editorial/entry-card';
import { editorialLists, home } from '../../editorial/lists';
import own from './editorial-list.module.css';

/** Renders a list: its topics, a card for each text, links to its other pages. */
export function EditorialList(): ReactNode {
  const { params } = useView();
  const list = useSource('editorial-list');
  if (list === undefined) return null;
  const { title, intro, href, feed } = editorialLists[params.kind === 'expert-review' ? 'expert-review' : 'article'];
  const { topic } = params;
  const { entries, topics, page, pages } = list;
  const at = (of: string | undefined, to: number) => {
    const query = [...(of === undefined ? [] : [`topic=${of}`]), ...(to === 1 ? [] : [`page=${to}`])];
    return query.length === 0 ? href : `${href}?${query.join('&')}`;
  };
  return (
    <div className={own.page}>
      <Breadcrumbs items={[home, { label: title, href }]} />
      <h1>{title}</h1>
      <p className={own.intro}>{intro}</p>
      {topics.length > 1 && (
        <ChipList label="Topics">
          <li>
            <ChipLink
              href={href}
              selected={topic === undefined}
              aria-current={topic === undefined ? 'page' : undefined}
            >
              All
            </ChipLink>
          </li>
          {topics.map(({ id, label }) => (
            <li key={id}>
              <ChipLink href={at(id, 1)} selected={id === topic} aria-current={id === topic ? 'page' : undefined}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ChipList>
      )}
      {entries.length === 0 && <p>There is nothing to read here yet.</p>}
      <div className={styles.grid}>
        {entries.map((entry, index) => (
          <EntryCard key={entry.href} entry={entry} isFirst={index === 0} />
        ))}
      </div>
      <Pagination
        page={page}
        pages={pages}
        renderLink={(to, { children, ...link }) => (
          <a {...link} href={at(topic, to)}>
            {children}
          </a>
        )}
      />
      {feed !== undefined && (
        <p>
          <a href={feed}>Articles as a feed (RSS)</a>
        </p>
      )}
    </div>
  );
}
