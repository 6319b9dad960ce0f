import { useBrand } from '@forecourt/fragment-kit';
import { canonicalLink, createReference, useReference } from '@forecourt/search-kit';
import type { EditorialEntry } from '@forecourt/site';
import { ButtonLink } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './editorial-entry.module.css';

type Vehicle = EditorialEntry['vehicles'][number];

/** Renders links to the searches for the vehicles of a text, as far as the site knows these; nothing if there are none. */
export function ForSale({ vehicles }: { vehicles: readonly Vehicle[] }): ReactNode {
  const brand = useBrand();
  const reference = createReference(useReference());
  const links = vehicles.flatMap(({ make, model, years }) => {
    const code = `${model}|${make}`;
    const labels = [reference.makes.byCode.get(make)?.label, reference.models(make)?.byCode.get(code)?.label];
    if (labels.includes(undefined)) return [];
    const [startYear, endYear] = years ?? [];
    const range = { ...(startYear && { startYear }), ...(endYear && { endYear }) };
    const state = { makeCode: [make], modelCode: [code], ...range };
    return [{ href: canonicalLink(state, brand, reference), label: `${labels.join(' ')}${yearsText(years)}` }];
  });
  if (links.length === 0) return null;
  return (
    <nav aria-label="For sale" className={styles.sale}>
      {links.map(({ href, label }) => (
        <ButtonLink key={href} href={href}>{`See ${label} for sale`}</ButtonLink>
      ))}
    </nav>
  );
}

const yearsText = (years: Vehicle['years']) => {
  if (years === undefined) return '';
  const [from, to] = years;
  return from === to ? `, ${from},` : `, ${from} to ${to},`;
};
