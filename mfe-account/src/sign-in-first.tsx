import { useSource, useView } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Shown on account pages to people who are not signed in. @param keeps the page's content, as part of a sentence */
export function SignInFirst({ title, path, keeps }: { title: string; path: string; keeps: string }): ReactNode {
  const { brand } = useView();
  const visitor = useSource('visitor');
  const signIn = `${brand.signInPath}?${new URLSearchParams({ refUrl: path })}`;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {visitor?.signedIn === true ? (
        <p>You are signed in as {visitor.email}.</p>
      ) : (
        <>
          <p>Sign in to see {keeps}, on any of your devices.</p>
          <a href={signIn} className={buttonClass({ variant: 'primary' })}>
            Sign in
          </a>
        </>
      )}
    </div>
  );
}
