import { useBrand } from '@forecourt/fragment-kit';
import { Button, Message } from '@forecourt/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { HomeScreenSteps } from '../../home-screen-steps';
import { notificationsPage } from '../../notifications-page';
import { needsHomeScreen, type PushOutcome, switchPushOn } from '../../push';
import styles from './companion.module.css';
import { notePrompted } from './prompted';

/** Our own prompt, once; its button opens the browser's prompt (R65). */
export function PushPrompt({ onClose }: { onClose(): void }): ReactNode {
  const headingId = useId();
  const { id } = useBrand();
  const [step, setStep] = useState<'ask' | 'home-screen' | 'asking' | PushOutcome>('ask');
  useEffect(notePrompted, []);
  const accept = async () => {
    if (needsHomeScreen()) return setStep('home-screen');
    setStep('asking');
    const outcome = await switchPushOn(id);
    // A browser that blocks notifications gets no message (section 8).
    if (outcome === 'blocked') onClose();
    else setStep(outcome);
  };
  if (step === 'on')
    return (
      <section aria-labelledby={headingId} className={styles.prompt}>
        <h2 id={headingId}>Notifications are on</h2>
        <p role="status">We tell you when a saved car becomes cheaper or is sold. Not between 9 pm and 8 am.</p>
        <p>
          <a href={notificationsPage}>Other hours, or switch them off</a>
        </p>
        <Button onClick={onClose}>Close</Button>
      </section>
    );
  return (
    <section aria-labelledby={headingId} className={styles.prompt}>
      <h2 id={headingId}>Hear of price drops first?</h2>
      {step === 'home-screen' ? (
        <>
          <HomeScreenSteps />
          <Button onClick={onClose}>Got it</Button>
        </>
      ) : (
        <>
          <p>
            We can send a notification to this device when a car that you saved becomes cheaper or is sold. You can
            switch it off again under <a href={notificationsPage}>Your data</a>.
          </p>
          {step === 'failed' && <Message tone="danger">That did not work. Please try again.</Message>}
          <p className={styles.buttons}>
            <Button
              variant="primary"
              aria-disabled={step === 'asking'}
              onClick={() => step !== 'asking' && void accept()}
            >
              Yes, notify me
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Not now
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
