import { useSource, useView } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Replaces the page of an email's link if the link is used up, or its purpose could not be loaded. */
export function LinkGone({ heading }: { heading: string }): ReactNode {
  const { brand, url } = useView();
  const isSpent = useSource('link') !== undefined;
  return (
    <>
      <h1>{heading}</h1>
      <p>
        {isSpent
          ? 'This link does not work any more: it was already used, or it has expired. Request a new one on the sign-in page.'
          : 'Something went wrong on our side. Nothing has changed, and the link is still valid; please try again.'}
      </p>
      <a href={isSpent ? brand.signInPath : url} className={buttonClass({ variant: 'primary' })}>
        {isSpent ? 'Sign in' : 'Try again'}
      </a>
    </>
  );
}
