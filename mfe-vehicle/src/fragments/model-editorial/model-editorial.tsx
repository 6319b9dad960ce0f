import { followsSearch, useSource } from '@forecourt/fragment-kit';
import { useOneModel } from '@forecourt/listing-kit';
import { Carousel } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { Picture } from '../../editorial/picture';
import styles from './model-editorial.module.css';

/** Maximum number of expert reviews (section 9). */
const mostReviews = 2;

/** Renders what there is to read about the search's model: expert reviews, which open in a new tab, and articles in one row. Nothing without either. */
export function ModelEditorial(): ReactNode {
  const model = useOneModel();
  const { reviews = [], articles = [] } = useSource('model-editorial') ?? {};
  if (model === null || reviews.length + articles.length === 0) return null;
  return (
    <div {...followsSearch} className={styles.about}>
      {reviews.length > 0 && (
        <section aria-label="Expert reviews">
          <h2>{`Expert reviews of the ${model.label}`}</h2>
          {reviews.slice(0, mostReviews).map(({ href, title, summary }) => (
            <article key={href}>
              <h3>
                <a href={href} target="_blank" rel="noopener">
                  {title}
                </a>
              </h3>
              <p>{summary}</p>
            </article>
          ))}
        </section>
      )}
      {articles.length > 0 && (
        <>
          <h2>{`Reading about the ${model.label}`}</h2>
          <Carousel label={`Articles about the ${model.label}`}>
            {articles.map(({ href, title, summary, picture }) => (
              <article key={href}>
                <Picture picture={picture} />
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>{summary}</p>
              </article>
            ))}
          </Carousel>
        </>
      )}
    </div>
  );
}
