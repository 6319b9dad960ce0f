import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { pageList } from './page-list';
import styles from './pagination.module.css';

/** Attributes of a link to a page. */
export interface PageLinkProps {
  className: string;
  rel?: 'prev' | 'next';
  'aria-label': string;
  'aria-current'?: 'page';
  children: ReactNode;
}

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pages: number;
  /** Renders the link to a page, with an `<a href>` or an `IntentLink`. */
  renderLink(page: number, link: PageLinkProps): ReactNode;
  label?: string;
}

/** Links to the pages around this one. Renders nothing for a single page. */
export function Pagination({ page, pages, renderLink, label = 'Pages' }: PaginationProps): ReactNode {
  if (pages <= 1) return null;
  const arrow = (to: number, rel: 'prev' | 'next', text: string, icon: 'chevron-left' | 'chevron-right') => (
    <li className={styles[rel]}>
      {to >= 1 && to <= pages
        ? renderLink(to, {
            className: styles.link ?? '',
            rel,
            'aria-label': `${text} page`,
            children: <Icon name={icon} />,
          })
        : null}
    </li>
  );
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {arrow(page - 1, 'prev', 'Previous', 'chevron-left')}
        {pageList(page, pages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>
                <span aria-hidden="true">…</span>
                <VisuallyHidden>more pages</VisuallyHidden>
              </span>
            ) : (
              renderLink(entry, {
                className: cx(styles.link, entry === page && styles.present),
                'aria-label': `Page ${entry}`,
                'aria-current': entry === page ? 'page' : undefined,
                children: entry,
              })
            )}
          </li>
        ))}
        {arrow(page + 1, 'next', 'Next', 'chevron-right')}
      </ul>
    </nav>
  );
}
