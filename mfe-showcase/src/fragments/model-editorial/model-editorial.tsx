import { type FragmentProps, followsSearch } from '@forecourt/fragment-kit';
import { Carousel } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { MakeSummary } from '../../summary/make-summary';
import styles from './model-editorial.module.css';

/** Maximum number of expert reviews (section 9), and of texts that are below one another. */
const mostReviews = 2;

/**
 * Renders what there is to read about the search's model: expert reviews, which open in a new tab, and articles. Without either, the summary of a search for one make; the
 * shell requests them for a search of one model only.
 */
export function ModelEditorial({
  data,
}: FragmentProps<'model-editorial' | 'listing.filters' | 'listing.total'>): ReactNode {
  const { reviews = [], articles = [] } = data['model-editorial'] ?? {};
  if (reviews.length + articles.length === 0) return <MakeSummary data={data} className={styles.texts} />;
  return (
    <div className={styles.texts} {...followsSearch}>
      <Row title="Expert reviews" texts={reviews.slice(0, mostReviews)} opens={{ target: '_blank', rel: 'noopener' }} />
      <Row title="Articles" texts={articles} />
    </div>
  );
}

/** Renders texts below one another, as wide as the page; more than would be read like that are a row that scrolls. */
function Row(props: {
  title: string;
  texts: readonly { href: string; title: string; summary: string }[];
  /** Attributes of its links. */
  opens?: { target: string; rel: string };
}): ReactNode {
  const { title, texts, opens } = props;
  if (texts.length === 0) return null;
  const items = texts.map((text) => (
    <article key={text.href}>
      <h3>
        <a href={text.href} {...opens}>
          {text.title}
        </a>
      </h3>
      <p>{text.summary}</p>
    </article>
  ));
  return (
    <>
      <h2>{title}</h2>
      {texts.length > mostReviews ? <Carousel label={title}>{items}</Carousel> : items}
    </>
  );
}
