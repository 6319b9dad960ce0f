import { useBrand } from '@forecourt/fragment-kit';
import { Button, Message } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { HomeScreenSteps } from '../../home-screen-steps';
import { canPush, needsHomeScreen, type PushOutcome, switchPushOff, switchPushOn } from '../../push';
import styles from './notifications.module.css';

/** Options for the present browser if it receives no notifications for the visitor. In browsers only. */
export function ThisBrowser({ isTaken }: { isTaken: boolean }): ReactNode {
  const { id } = useBrand();
  const [step, setStep] = useState<PushOutcome | 'ask' | 'asking' | 'off'>('ask');
  if (step === 'on')
    return (
      <Message tone="success">
        Notifications are on for this browser, but not between 9 pm and 8 am.{' '}
        <a href="/account/privacy?message=notifications-on#notifications">Choose other hours</a>
      </Message>
    );
  if (needsHomeScreen()) return <HomeScreenSteps />;
  if (!canPush()) return <p>This browser takes no notifications.</p>;
  if (step === 'blocked' || Notification.permission === 'denied')
    return (
      <p>This browser blocks notifications of this site. Allow them in its settings, then open this page again.</p>
    );
  const run = async (work: () => Promise<PushOutcome | 'off'>) => {
    if (step === 'asking') return;
    setStep('asking');
    setStep(await work());
  };
  const isForOthers = isTaken && step !== 'off';
  return (
    <>
      <p role="status">
        {isForOthers
          ? 'This browser receives notifications for somebody who was signed in here before.'
          : 'Notifications are off for this browser.'}
      </p>
      {step === 'failed' && <Message tone="danger">That did not work. Please try again.</Message>}
      <p className={styles.row}>
        <Button variant="primary" aria-disabled={step === 'asking'} onClick={() => void run(() => switchPushOn(id))}>
          Switch on for this browser
        </Button>
        {isForOthers && (
          <Button onClick={() => void run(async () => ((await switchPushOff()) ? 'off' : 'failed'))}>
            Switch off for this browser
          </Button>
        )}
      </p>
    </>
  );
}
