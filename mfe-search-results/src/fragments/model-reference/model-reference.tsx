import { followsSearch, useBrand, useSource } from '@forecourt/fragment-kit';
import { useOneModel } from '@forecourt/listing-kit';
import { useSearch } from '@forecourt/search-kit';
import { Tabs } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { TrimsSideBySide } from '../../compare/trims-side-by-side';
import { referenceAnchor } from '../../model/reference-anchor';
import { ConsumerReviews } from './consumer-reviews';
import styles from './model-reference.module.css';
import { ModelYears } from './model-years';
import { Pricing } from './pricing';
import { questionsOf } from './questions';
import { Safety } from './safety';
import { subjectOf } from './subject';
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
  const model = useOneModel();
  const state = useSearch();
  const brand = useBrand();
  const listing = useSource('listing');
  const found = useSource('model-trims');
  const facts = useSource('model-facts');
  const mileage = useSource('mileage');
  const reviews = useSource('model-reviews');
  const [chosen, choose] = useState('');
  if (model === null) return null;
  const name = found === undefined ? model.label : `${found.make} ${found.model}`;
  const tabs = referenceTabs(state, brand, {
    listing,
    'model-trims': found,
    'model-facts': facts,
    'model-reviews': reviews,
  });
  const subject = subjectOf(name, state, brand, listing?.place);
  const contents: Readonly<Record<ReferenceTab, ReactNode>> = {
    pricing: (
      <>
        {found && <Pricing {...found} />}
        {facts && <ModelYears name={name} facts={facts} mileage={mileage} />}
      </>
    ),
    faqs: listing && (
      <>
        <h3>{`Questions about the ${name}`}</h3>
        <dl className={styles.questions}>
          {questionsOf(subject, { listing, trims: found, facts, mileage }).map(({ question, answer, source }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                {answer} <small>{source}</small>
              </dd>
            </div>
          ))}
        </dl>
      </>
    ),
    safety: facts && <Safety name={name} facts={facts} />,
    reviews: reviews && <ConsumerReviews name={`${reviews.year} ${name}`} reviews={reviews} />,
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
