import { usePageBelow, useView } from '@forecourt/fragment-kit';
import type { ReactNode } from 'react';
import { CaptureForm } from './capture-form';
import type { ClickAction } from './rules';
import styles from './save-search.module.css';

/** Renders the capture of an address; on brands with alerts for signed-in people, the sign-in link comes first. */
export function Capture({ action, onSubscribed }: { action: ClickAction; onSubscribed: () => void }): ReactNode {
  const { brand } = useView();
  const url = usePageBelow();
  const signIn = `${brand.signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: url })}`;
  return (
    <>
      {action === 'alerts' && (
        <p className={styles.signIn}>
          <a href={signIn}>Sign up for alerts</a> and save as many searches as you like, or leave your email address:
        </p>
      )}
      <CaptureForm onSubscribed={onSubscribed} />
    </>
  );
}
