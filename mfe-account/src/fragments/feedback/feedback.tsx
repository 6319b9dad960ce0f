import { sendMine } from '@forecourt/device';
import { useBrand, usePageBelow } from '@forecourt/fragment-kit';
import { buttonClass, Message } from '@forecourt/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import styles from './feedback.module.css';

const path = '/account-api/feedback';

/** The thanks are the server's, and come once it has the answer (R69). */
export function Feedback(): ReactNode {
  const headingId = useId();
  const { id } = useBrand();
  const page = usePageBelow();
  const isSending = useRef(false);
  const [thanks, setThanks] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (answer: string) => {
    if (isSending.current) return;
    isSending.current = true;
    setFailure(null);
    const outcome = await sendMine<{ message: string }>(path, { answer, brand: id, refUrl: page });
    isSending.current = false;
    if (outcome.ok) setThanks(outcome.answer.message);
    else setFailure(outcome.message);
  };
  return (
    <section aria-labelledby={headingId} className={styles.feedback}>
      <h2 id={headingId}>Did you find what you were looking for?</h2>
      <div role="status">{thanks !== null && <p>{thanks}</p>}</div>
      {thanks === null && (
        <form
          method="post"
          action={path}
          onSubmit={(event) => {
            event.preventDefault();
            void send((event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') ?? '');
          }}
        >
          <input type="hidden" name="brand" value={id} />
          <input type="hidden" name="refUrl" value={page} />
          <button type="submit" name="answer" value="yes" className={buttonClass({ size: 'sm' })} data-enhance="">
            Yes
          </button>
          <button type="submit" name="answer" value="no" className={buttonClass({ size: 'sm' })} data-enhance="">
            No
          </button>
        </form>
      )}
      {failure !== null && <Message tone="danger">{failure}</Message>}
    </section>
  );
}
