import { type FragmentProps, Overlay } from '@forecourt/fragment-kit';
import { Message } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from '../../people/people.module.css';
import { About, Back, Subject } from '../../people/subject';

const words = {
  message: { title: 'Message sent', said: 'The seller answers to your email address.' },
  offer: { title: 'Offer sent', said: 'The seller answers to your email address.' },
  report: { title: 'Thank you', said: 'We will look at this listing.' },
} as const;
const isKnown = (done: unknown): done is keyof typeof words => typeof done === 'string' && Object.hasOwn(words, done);

export function PeopleDone({ slot }: FragmentProps<'subject'>): ReactNode {
  const { title, said } = words[isKnown(slot.done) ? slot.done : 'message'];
  return (
    <Overlay title={title}>
      <div className={styles.done}>
        <Subject>{(vehicle) => <About {...vehicle} />}</Subject>
        <Message tone="success">{said}</Message>
        <Back />
      </div>
    </Overlay>
  );
}
