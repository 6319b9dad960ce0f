import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';

/** The path from the home page to this page; the last item is the page itself, without a link. */
export function Breadcrumbs({
  items,
  label = 'Breadcrumb',
}: {
  items: readonly { label: string; href: string }[];
  label?: string;
}): ReactNode {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
