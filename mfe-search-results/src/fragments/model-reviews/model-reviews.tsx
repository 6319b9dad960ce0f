import { useSource, useView } from '@forecourt/fragment-kit';
import {
  modelPath,
  type RatedPart,
  type ModelReviews as Reviews,
  ratedParts,
  reviewerKinds,
  reviewsPerPage,
  type ShownReview,
  writeReviewHref,
} from '@forecourt/listing';
import { createReference } from '@forecourt/search-kit';
import { Button, ButtonLink, formatCount, formatDay, Pagination, Rating } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { useModelName } from '../../facts/use-model-name';
import styles from './model-reviews.module.css';

/** Renders the reviews that people wrote of a model year: count, distribution, mean from five on, and a page of them, the most helpful first (R90). */
export function ModelReviews(): ReactNode {
  const model = useModelName();
  const reviews = useSource('model-reviews');
  const { params } = useView();
  if (model === null || reviews === undefined) return null;
  const { count, average, distribution, parts } = reviews;
  const name = `${reviews.year} ${model}`;
  // A tab is below a heading of its own; the heading of the page names the model year already.
  const isPage = params.part === 'reviews';
  const [Heading, ReviewHeading] = isPage ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  const pageHeading = count === 0 ? 'No reviews yet' : 'Ratings and reviews';
  return (
    <div className={styles.reviews}>
      <Heading>{isPage ? pageHeading : `What people say about the ${name}`}</Heading>
      {count === 0 ? (
        <p>{`Nobody has written about the ${name} yet. If you own one or have driven one, be the first.`}</p>
      ) : (
        <div className={styles.summary}>
          {average !== null && <Rating value={average} count={count} />}
          <table>
            <caption>{`${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`}</caption>
            <tbody>
              {[5, 4, 3, 2, 1].map((stars) => (
                <tr key={stars}>
                  <th scope="row">{`${stars} ${stars === 1 ? 'star' : 'stars'}`}</th>
                  <td>
                    <meter min={0} max={count} value={distribution[stars - 1]}>
                      {distribution[stars - 1]}
                    </meter>
                  </td>
                  <td>{formatCount(distribution[stars - 1] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <PartMeans parts={parts} />
        </div>
      )}
      <p>
        <ButtonLink href={writeReviewHref(reviews)} rel="nofollow">
          Write a review
        </ButtonLink>
      </p>
      <ol className={styles.list}>
        {reviews.reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} Heading={ReviewHeading} />
          </li>
        ))}
      </ol>
      <Further reviews={reviews} name={name} />
    </div>
  );
}

/** Renders the way to the reviews that are not shown: from a tab to their page, and on that page to its others. */
function Further({ reviews, name }: { reviews: Reviews; name: string }): ReactNode {
  const { params, reference } = useView();
  const { modelCode, year, count } = reviews;
  const path = modelPath(modelCode, createReference(reference), year, 'reviews');
  if (path === undefined || count <= reviewsPerPage) return null;
  if (params.part !== 'reviews')
    return (
      <p>
        <a href={path}>{`All ${formatCount(count)} reviews of the ${name}`}</a>
      </p>
    );
  return (
    <Pagination
      page={Number(params.page ?? 1)}
      pages={Math.ceil(count / reviewsPerPage)}
      renderLink={(to, { children, ...link }) => (
        <a {...link} href={to === 1 ? path : `${path}?page=${to}`}>
          {children}
        </a>
      )}
    />
  );
}

function PartMeans({ parts }: Pick<Reviews, 'parts'>): ReactNode {
  const rows = Object.entries(parts) as [RatedPart, number][];
  if (rows.length === 0) return null;
  return (
    <dl>
      {rows.map(([part, mean]) => (
        <div key={part}>
          <dt>{ratedParts[part]}</dt>
          <dd>{mean.toFixed(1)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Review({ review, Heading }: { review: ShownReview; Heading: 'h3' | 'h4' }): ReactNode {
  const { id, overall, title, text, byline, kind, writtenAt, helpful } = review;
  const { url: here } = useView();
  return (
    <article className={styles.review}>
      <Heading>{title}</Heading>
      <p>
        <Rating value={overall} /> {`${byline} · ${reviewerKinds[kind]} · ${formatDay(writtenAt)}`}
      </p>
      {text.split(/\n+/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {helpful > 0 && <p>{`${formatCount(helpful)} ${helpful === 1 ? 'person' : 'people'} found this helpful.`}</p>}
      <form method="post" action="/account-api/reviews/helpful">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="refUrl" value={here} />
        <Button type="submit" aria-label={`“${title}” is helpful`}>
          Helpful
        </Button>
      </form>
      <details>
        <summary>Report</summary>
        <form method="post" action="/account-api/reviews/report" className={styles.report}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="refUrl" value={here} />
          <select name="reason" aria-label={`Reason to report “${title}”`}>
            <option value="spam">It is advertising</option>
            <option value="offensive">It is offensive</option>
            <option value="personal">It names or harms a person</option>
            <option value="false">It is not about this vehicle</option>
            <option value="other">Something else</option>
          </select>
          <Button type="submit">Send the report</Button>
        </form>
      </details>
    </article>
  );
}
