import { Overlay } from '@forecourt/fragment-kit';
import { Message, Radio, SubmitButton, TextArea, TextField } from '@forecourt/ui';
import { type ReactNode, useId, useState } from 'react';
import styles from '../../people/people.module.css';
import { PeopleForm } from '../../people/people-form';
import { About, Back, Subject } from '../../people/subject';
import { takeFocus } from '../../people/take-focus';

const reasons = {
  sold: 'It is sold, or not there',
  price: 'The price is wrong, or hides fees',
  details: 'What it says of the vehicle is wrong',
  pictures: 'The pictures are of another vehicle',
  fraud: 'It looks like fraud',
  other: 'Something else',
} as const;

const problemOf = (name: string) =>
  name === 'reason' ? 'Choose what is wrong.' : 'Enter an email address such as name@example.com.';

export function ReportListing(): ReactNode {
  const errorId = useId();
  const [message, setMessage] = useState<string | null>(null);
  return (
    <Overlay title="Report this listing">
      <Subject>
        {(vehicle) =>
          message !== null ? (
            <div className={styles.done}>
              <Message tone="success" tabIndex={-1} ref={takeFocus}>
                {message}
              </Message>
              <Back />
            </div>
          ) : (
            <PeopleForm
              {...{ path: '/account-api/report-listing', listing: vehicle.listing.id, done: 'report', problemOf }}
              className={styles.form}
              onSent={(_, said) => setMessage(said)}
            >
              {({ problems, sending }) => (
                <>
                  <About {...vehicle} />
                  <fieldset className={styles.reasons} aria-describedby={problems.reason ? errorId : undefined}>
                    <legend>What is wrong with it?</legend>
                    {Object.entries(reasons).map(([reason, label]) => (
                      <Radio key={reason} label={label} name="reason" value={reason} required />
                    ))}
                  </fieldset>
                  {problems.reason !== undefined && (
                    <Message tone="danger" id={errorId}>
                      {problems.reason}
                    </Message>
                  )}
                  <TextArea label="More about it (optional)" name="comments" maxLength={2_000} rows={3} />
                  <TextField
                    {...{ label: 'Your email, for questions (optional)', name: 'fromEmailAddress', type: 'email' }}
                    maxLength={100}
                    autoComplete="email"
                    error={problems.fromEmailAddress}
                  />
                  <SubmitButton variant="primary" busy={sending} className={styles.send} data-enhance="">
                    Send report
                  </SubmitButton>
                </>
              )}
            </PeopleForm>
          )
        }
      </Subject>
    </Overlay>
  );
}
