import {
  type MyReviews,
  myReviewsPage,
  type RatedPart,
  ratedPartNames,
  ratedParts,
  reviewerKinds,
} from '@forecourt/listing';
import { Radio, Select, TextArea, TextField } from '@forecourt/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../../account-form';
import styles from './reviews.module.css';

type MyReview = MyReviews['reviews'][number];

const starWords = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
const partChoices = [
  { value: '', label: 'Not rated' },
  ...starWords.map((word, index) => ({ value: String(index + 1), label: `${index + 1} – ${word}` })),
];

interface ReviewFormProps {
  subject: NonNullable<MyReviews['subject']>;
  /** The stored review, which it changes; absent for a new one. */
  review: MyReview | undefined;
  /** The person's name, proposed as the shown one. */
  name: string;
}

/** The form of a review. It works without script; people read it before it is shown (R90). */
export function ReviewForm({ subject, review, name }: ReviewFormProps): ReactNode {
  const { makeCode, modelCode, year } = subject;
  return (
    <div className={styles.form}>
      <AccountForm
        action="reviews"
        hidden={{ makeCode, modelCode, year: String(year), refUrl: myReviewsPage }}
        submit={review === undefined ? 'Send the review' : 'Send the changed review'}
        pot
      >
        <fieldset className={styles.choices}>
          <legend>Overall</legend>
          {starWords.map((word, index) => (
            <Radio
              key={word}
              name="overall"
              value={index + 1}
              label={`${index + 1} ${index === 0 ? 'star' : 'stars'}: ${word}`}
              defaultChecked={review?.overall === index + 1}
              required
            />
          ))}
        </fieldset>
        <fieldset className={styles.choices}>
          <legend>How do you know it?</legend>
          {Object.entries(reviewerKinds).map(([kind, label]) => (
            <Radio
              key={kind}
              name="kind"
              value={kind}
              label={label === reviewerKinds.owner ? 'I own it, or owned it' : 'I have driven it'}
              defaultChecked={(review?.kind ?? 'owner') === kind}
            />
          ))}
        </fieldset>
        <TextField label="Title" name="title" required minLength={3} maxLength={80} defaultValue={review?.title} />
        <TextArea
          label="Your review (50 to 4,000 characters)"
          name="text"
          rows={8}
          required
          minLength={50}
          maxLength={4_000}
          defaultValue={review?.text}
        />
        <details open={review !== undefined && Object.keys(review.ratings).length > 0}>
          <summary>Rate single parts, if you like</summary>
          <div className={styles.parts}>
            {ratedPartNames.map((part: RatedPart) => (
              <Select
                key={part}
                label={ratedParts[part]}
                name={part}
                options={partChoices}
                defaultValue={String(review?.ratings[part] ?? '')}
              />
            ))}
          </div>
        </details>
        <TextField
          label="Name that is shown"
          name="byline"
          required
          minLength={2}
          maxLength={40}
          autoComplete="nickname"
          defaultValue={review?.byline ?? name}
        />
        <p>
          Write about the vehicle, not about a seller. Leave out links, addresses and phone numbers. We read each review
          before it is shown, and write to you when it is.
        </p>
      </AccountForm>
    </div>
  );
}
