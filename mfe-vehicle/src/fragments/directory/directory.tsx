import type { SourceData } from '@forecourt/contracts';
import { type FragmentProps, useView } from '@forecourt/fragment-kit';
import { Breadcrumbs, formatCount } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { home } from '../../editorial/lists';
import styles from './directory.module.css';

type Group = NonNullable<SourceData['directory']>['groups'][number];

/** Titles of the lists, by subject. `counts`: whether the numbers beside the links are the counts of the linked pages. */
const lists: Readonly<Record<string, { title: string; intro: string; counts: boolean }>> = {
  models: {
    title: 'Makes and models',
    intro:
      'Every make and model that is for sale. A make leads to its cars, a model to its prices, trims, reviews and cars.',
    counts: true,
  },
  styles: {
    title: 'Body styles',
    intro: 'Every body style that is for sale, with the makes that have most of it.',
    counts: true,
  },
  // A search around a city has the cars of its neighbours, too.
  cities: { title: 'Cities', intro: 'Cars around the cities with most sellers, by state.', counts: false },
};

/** Renders the groups of a list, each with its links, and links to the groups above them. */
export function Directory({ data }: FragmentProps<'directory'>): ReactNode {
  const { by = '' } = useView().params;
  const { title, intro, counts } = lists[by] ?? lists.models!;
  const groups = data.directory?.groups ?? [];
  const numbered = (label: string, count: number) => (counts ? `${label} (${formatCount(count)})` : label);
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[home, { label: title, href: '' }]} />
      <h1>{title}</h1>
      <p>{intro}</p>
      {groups.length === 0 && <p>There is nothing for sale at the moment.</p>}
      <div className={styles.groups}>
        {groups.map(({ label, href, count, links }: Group) => (
          <section key={href}>
            <h2 className={styles.title}>
              <a href={href}>{numbered(label, count)}</a>
            </h2>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{numbered(link.label, link.count)}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
