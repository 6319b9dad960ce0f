import { useBrand, useSource } from '@forecourt/fragment-kit';
import { Alert, Breadcrumbs } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { dayInYear } from '../../editorial/day';
import { editorialLists, home } from '../../editorial/lists';
import { Picture } from '../../editorial/picture';
import { Said } from '../../editorial/said';
import styles from './editorial-entry.module.css';
import { ForSale } from './for-sale';

/** Renders a text with its title, days and picture, and links to vehicles that it is about. */
export function EditorialEntry(): ReactNode {
  const brand = useBrand();
  const entry = useSource('editorial-entry');
  if (entry === undefined) return null;
  const { kind, href, title, summary, topic, published, updated, minutes, picture, vehicles, score, isDraft, words } =
    entry;
  const list = editorialLists[kind];
  return (
    <article className={styles.entry}>
      <Breadcrumbs items={[home, { label: list.title, href: list.href }, { label: title, href }]} />
      {isDraft && <Alert tone="warning" title="This is a draft. Only people with this link can read it." />}
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{summary}</p>
        <p className={styles.facts}>
          {`${topic.label} · By the editors of ${brand.name} · `}
          <time dateTime={published}>{dayInYear(published)}</time>
          {updated !== undefined && (
            <>
              {' · Updated '}
              <time dateTime={updated}>{dayInYear(updated)}</time>
            </>
          )}
          {` · ${minutes} min read`}
        </p>
      </header>
      <Picture picture={picture} isFirst />
      {score !== undefined && <p className={styles.score}>{`Our score: ${score} of 10`}</p>}
      <div className={styles.prose}>
        <Said words={words} />
      </div>
      <ForSale vehicles={vehicles} />
      <p>
        <a href={list.href}>{`All ${list.title.toLowerCase()}`}</a>
      </p>
    </article>
  );
}
