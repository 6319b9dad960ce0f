import { useSource, useView } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** In place of the page of an email's link: it is spent, or nobody could say what it is for. */
export function LinkGone({ heading }: { heading: string }): ReactNode {
  const { brand, url } = useView();
  const isSpent = useSource('link') !== undefined;
  return (
    <>
      <h1>{heading}</h1>
      <p>
        {isSpent
          ? 'This link does not work any more: it was used, or its time is over. Ask for a new one where you sign in.'
          : 'Something went wrong on our side. Nothing is changed, and the link is still good; please try again.'}
      </p>
      <a href={isSpent ? brand.signInPath : url} className={buttonClass({ variant: 'primary' })}>
        {isSpent ? 'Sign in' : 'Try again'}
      </a>
    </>
  );
}
