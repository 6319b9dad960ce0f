import {
  emailOwnerPath,
  type LeadListing,
  type LeadProfile,
  leadProfile,
  noteEmailed,
  standardComments,
  useLead,
} from '@forecourt/listing-kit';
import { ByScript, Checkbox, Message, PriceField, SubmitButton, TextArea, TextField } from '@forecourt/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from '../people/people.module.css';
import { PeopleForm } from '../people/people-form';
import { takeFocus } from '../people/take-focus';
import { phoneField } from './phone';

const missing: Readonly<Record<string, string>> = {
  firstName: 'Enter your first name.',
  lastName: 'Enter your last name.',
  fromEmailAddress: 'Enter your email address.',
  offer: 'Enter your offer in whole dollars.',
};
const misfit: Readonly<Record<string, string>> = {
  fromEmailAddress: 'Enter an email address such as name@example.com.',
  phoneNumber: 'Enter a phone number such as (312) 555-0142.',
  offer: 'Enter your offer in whole dollars.',
};
const problemOf = (name: string, { valueMissing }: ValidityState) =>
  (valueMissing ? missing[name] : misfit[name]) ?? 'This does not fit.';

/** Renders the form for a message to the seller of a listing, or for an offer to a private seller (R64). Typed text stays until it is sent. */
export function ContactForm(props: {
  listing: LeadListing;
  kind: 'message' | 'offer';
  /** Initial text of the message; by default it asks whether the vehicle is available. */
  comments?: string;
  /** Shown in place of the form once it is sent. */
  after?: ReactNode;
}): ReactNode {
  const { listing, kind, comments = kind === 'offer' ? '' : standardComments, after } = props;
  const [message, setMessage] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const lead = useLead(listing);
  useEffect(() => {
    fillIn(place.current, leadProfile.read());
  }, []);

  if (message !== null) {
    return (
      <div className={styles.done}>
        <Message tone="success" tabIndex={-1} ref={takeFocus}>
          {message}
        </Message>
        {after}
      </div>
    );
  }
  return (
    <div ref={place}>
      <PeopleForm
        {...{ path: emailOwnerPath, listing: listing.id, done: kind, problemOf, className: styles.form }}
        onSent={(fields, said) => {
          remember(fields);
          // A second message to the same seller is not another lead (R63).
          if (noteEmailed(listing.id)) lead(kind);
          setMessage(said);
        }}
      >
        {({ problems, sending }) => (
          <>
            {kind === 'offer' && <PriceField label="Your offer" name="offer" required error={problems.offer} />}
            <div className={styles.two}>
              <TextField
                {...{ label: 'First name', name: 'firstName', required: true, maxLength: 50 }}
                autoComplete="given-name"
                error={problems.firstName}
              />
              <TextField
                {...{ label: 'Last name', name: 'lastName', required: true, maxLength: 50 }}
                autoComplete="family-name"
                error={problems.lastName}
              />
              <TextField
                {...{ label: 'Email', name: 'fromEmailAddress', type: 'email', required: true, maxLength: 100 }}
                autoComplete="email"
                error={problems.fromEmailAddress}
              />
              <TextField
                {...{ label: 'Phone (optional)', name: 'phoneNumber', ...phoneField }}
                error={problems.phoneNumber}
              />
            </div>
            <TextArea {...{ label: 'Message', name: 'comments', maxLength: 2_000, rows: 3 }} defaultValue={comments} />
            <div>
              <Checkbox label="Send me a copy" name="copySelf" />
              <ByScript>
                <div>
                  <Remembering />
                </div>
              </ByScript>
            </div>
            <SubmitButton variant="primary" busy={sending} className={styles.send} data-enhance="">
              {kind === 'offer' ? 'Send offer' : 'Send message'}
            </SubmitButton>
            <p className={styles.note}>The seller gets your name, your email address and your phone number.</p>
          </>
        )}
      </PeopleForm>
    </div>
  );
}

/** Renders the choices that need script. */
function Remembering(): ReactNode {
  const [remembers, setRemembers] = useState(false);
  const [oneClick, setOneClick] = useState(false);
  useLayoutEffect(() => {
    const known = leadProfile.read();
    setRemembers(known !== null);
    setOneClick(known?.isOneClickOptedIn ?? false);
  }, []);
  return (
    <>
      <Checkbox
        label="Remember my details on this device"
        name="remember"
        checked={remembers}
        onChange={({ currentTarget }) => {
          setRemembers(currentTarget.checked);
          if (!currentTarget.checked) setOneClick(false);
        }}
      />
      <Checkbox
        label="Send my next messages with one click"
        name="oneClick"
        disabled={!remembers}
        checked={oneClick}
        onChange={({ currentTarget }) => setOneClick(currentTarget.checked)}
      />
    </>
  );
}

/** Fills empty fields from the lead profile. A shopper may have started to type before the page is hydrated. */
function fillIn(place: HTMLElement | null, profile: LeadProfile | null): void {
  if (profile === null) return;
  const known = {
    ...{ firstName: profile.firstName, lastName: profile.lastName },
    ...{ fromEmailAddress: profile.email, phoneNumber: profile.phone },
  };
  for (const [name, value] of Object.entries(known)) {
    const field = place?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field?.value === '') field.value = value;
  }
}

/** Stores the lead profile, or deletes it, as the shopper chose. */
function remember(fields: Readonly<Record<string, string>>): void {
  leadProfile.change(() =>
    fields.remember === undefined
      ? null
      : {
          firstName: fields.firstName ?? '',
          lastName: fields.lastName ?? '',
          email: fields.fromEmailAddress ?? '',
          phone: fields.phoneNumber ?? '',
          isOneClickOptedIn: fields.oneClick !== undefined,
        },
  );
}
