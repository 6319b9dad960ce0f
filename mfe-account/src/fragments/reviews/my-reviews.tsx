import { useSource, useView } from '@forecourt/fragment-kit';
import { type MyReviews as Answer, myReviewsPage, writeReviewHref } from '@forecourt/listing';
import { Badge, ButtonLink, cardClass, cx, formatDay, Rating } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../../account-form';
import page from '../../page.module.css';
import { SignInFirst } from '../../sign-in-first';
import { ReviewForm } from './review-form';
import styles from './reviews.module.css';

type MyReview = Answer['reviews'][number];

const states = { pending: 'Waiting to be read', shown: 'Published', refused: 'Not published' } as const;

/** Renders the form for the model year that the address names, and the person's reviews. */
export function MyReviews(): ReactNode {
  const { url } = useView();
  const visitor = useSource('visitor');
  const found = useSource('my-reviews');
  if (visitor?.signedIn !== true)
    return <SignInFirst title="Your reviews" path={url} keeps="and write reviews of vehicles" />;
  const { subject = null, reviews = [] } = found ?? {};
  const ofSubject = reviews.find(({ modelCode, year }) => modelCode === subject?.modelCode && year === subject.year);
  const others = reviews.filter((review) => review !== ofSubject);
  return (
    <div className={page.page}>
      <h1>{subject === null ? 'Your reviews' : `Your review of the ${subject.vehicle}`}</h1>
      {found === undefined && <p>Your reviews cannot be shown right now. They are stored; please try again.</p>}
      {subject !== null && (
        <>
          {ofSubject !== undefined && <State review={ofSubject} />}
          <ReviewForm subject={subject} review={ofSubject} name={visitor.name} />
          {others.length > 0 && <h2>Your other reviews</h2>}
        </>
      )}
      {found !== undefined && reviews.length === 0 && subject === null && (
        <>
          <p>
            You have written no reviews yet. The page of a model and year has a link to write one, below its vehicles.
          </p>
          <ButtonLink href="/cars-for-sale/all">Find a vehicle</ButtonLink>
        </>
      )}
      <ul className={styles.list}>
        {others.map((review) => (
          <li key={review.id} className={cx(cardClass(), styles.review)}>
            <h2>{review.vehicle}</h2>
            <State review={review} />
            <p>
              <Rating value={review.overall} /> {review.title}
            </p>
            <p>
              <a href={writeReviewHref(review)}>{`Change your review of the ${review.vehicle}`}</a>
            </p>
          </li>
        ))}
      </ul>
      {subject !== null && (
        <p>
          <a href={myReviewsPage}>All your reviews</a>
        </p>
      )}
    </div>
  );
}

/** Renders whether a review is published, and the form that deletes it. */
function State({ review: { id, state, why, writtenAt, vehicle } }: { review: MyReview }): ReactNode {
  return (
    <div className={styles.state}>
      <p>
        <Badge>{states[state]}</Badge> {`Last changed on ${formatDay(writtenAt)}.`}
      </p>
      {why !== null && <p>{`We did not publish it: ${why}. Change it, and we will read it again.`}</p>}
      <details>
        <summary>{`Delete your review of the ${vehicle}`}</summary>
        <AccountForm
          action="reviews/delete"
          hidden={{ id, refUrl: myReviewsPage }}
          submit="Yes, delete it"
          look="danger"
        />
      </details>
    </div>
  );
}
