import { followsSearch, Slot, useBrand, useSource } from '@forecourt/fragment-kit';
import { useSearch } from '@forecourt/search-kit';
import { Tabs } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { TrimsSideBySide } from '../../compare/trims-side-by-side';
import { useModelName } from '../../facts/use-model-name';
import { referenceAnchor } from '../../model/reference-anchor';
import styles from './model-reference.module.css';
import { Pricing } from './pricing';
import { type ReferenceTab, referenceTabs } from './tabs';

const labels: Readonly<Record<ReferenceTab, string>> = {
  pricing: 'Pricing',
  faqs: 'FAQs',
  safety: 'Safety',
  reviews: 'Consumer Reviews',
  trims: 'Compare Trims',
};

/** Renders the reference data of the search's model below its results (section 2, model reference tabs). Nothing unless the search is for one model. */
export function ModelReference(): ReactNode {
  const name = useModelName();
  const state = useSearch();
  const brand = useBrand();
  const listing = useSource('listing');
  const found = useSource('model-trims');
  const facts = useSource('model-facts');
  const reviews = useSource('model-reviews');
  const [chosen, choose] = useState('');
  if (name === null) return null;
  const tabs = referenceTabs(state, brand, {
    listing,
    'model-trims': found,
    'model-facts': facts,
    'model-reviews': reviews,
  });
  const contents: Readonly<Record<ReferenceTab, ReactNode>> = {
    pricing: (
      <>
        {found && <Pricing {...found} />}
        <Slot name="model-years" />
      </>
    ),
    faqs: <Slot name="model-answers" />,
    safety: <Slot name="model-safety" />,
    reviews: <Slot name="model-reviews" />,
    trims: found && (
      <>
        <h3>{`Trims of the ${found.year} ${name}`}</h3>
        <TrimsSideBySide trims={found.trims} />
      </>
    ),
  };
  return (
    <section aria-labelledby={referenceAnchor} {...followsSearch} className={styles.reference}>
      <h2 id={referenceAnchor} tabIndex={-1}>{`About the ${name}`}</h2>
      {tabs.length === 0 ? (
        <p>Facts about this model are not available right now.</p>
      ) : (
        <Tabs
          label={name}
          tabs={tabs.map((id) => ({ id, label: labels[id], content: contents[id] }))}
          selected={tabs.find((id) => id === chosen) ?? tabs[0] ?? ''}
          onSelect={choose}
        />
      )}
    </section>
  );
}
