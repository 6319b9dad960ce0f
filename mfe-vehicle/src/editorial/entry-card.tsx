import type { EditorialSummary } from '@forecourt/site';
import { cardClass, cardLinkClass, cx } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { dayInYear } from './day';
import styles from './editorial.module.css';
import { Picture } from './picture';

/** Renders a text in a list: picture, topic, title as the link, summary, day and time to read. */
export function EntryCard({ entry, isFirst }: { entry: EditorialSummary; isFirst?: boolean }): ReactNode {
  const { href, title, summary, topic, published, updated, minutes, picture } = entry;
  return (
    <article className={cx(cardClass({ padding: 'none' }), styles.card)}>
      <Picture picture={picture} isFirst={isFirst} />
      <div className={styles.words}>
        <p className={styles.facts}>{topic.label}</p>
        <h2 className={styles.title}>
          <a href={href} className={cardLinkClass}>
            {title}
          </a>
        </h2>
        <p>{summary}</p>
        <p className={styles.facts}>
          {`${updated === undefined ? '' : 'Updated '}${dayInYear(updated ?? published)} · ${minutes} min read`}
        </p>
      </div>
    </article>
  );
}
