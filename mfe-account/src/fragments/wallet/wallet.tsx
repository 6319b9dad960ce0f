import { useWallet } from '@forecourt/device';
import { type FragmentProps, Overlay, useIsAlone, useOverlay, usePageBelow } from '@forecourt/fragment-kit';
import { buttonClass, Message } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import { DisplayForm } from '../../wallet/display-form';
import { saveWallet, walletPath } from '../../wallet/save-wallet';
import { useSaved } from '../../wallet/use-saved';
import { WalletForm } from '../../wallet/wallet-form';
import styles from './overlay.module.css';

/** Messages after a form without script, by the parameter of the service's redirect. */
const said: Readonly<Record<string, string>> = {
  updated: 'The max price has been updated to match your budget.',
  saved: 'Your budget is saved.',
};

/** Renders the budget over the page (section 2, "wallet modal"). */
export function WalletOverlay({ slot }: FragmentProps): ReactNode {
  const wallet = useWallet();
  const below = usePageBelow();
  const overlay = useOverlay();
  const isAlone = useIsAlone();
  const saved = useSaved();
  const [failure, setFailure] = useState<string | null>(null);
  const done = isAlone && typeof slot.done === 'string' ? said[slot.done] : undefined;
  const forget = async () => {
    const outcome = await saveWallet({ part: 'forget' });
    if (!outcome.ok) return setFailure(outcome.message);
    saved(outcome.answer);
    overlay?.close('done');
  };
  return (
    <Overlay title="Your budget">
      <div className={styles.wallet}>
        {done !== undefined && (
          <Message tone="success">
            <span>
              {done} <a href={below}>See the results</a>
            </span>
          </Message>
        )}
        <WalletForm
          wallet={wallet}
          search={below}
          onSaved={(answer) => {
            saved(answer);
            overlay?.close('done');
          }}
        />
        <DisplayForm wallet={wallet} back={below} onSaved={saved} />
        {wallet !== null && (
          <form
            method="post"
            action={walletPath}
            onSubmit={(event) => {
              event.preventDefault();
              void forget();
            }}
          >
            <input type="hidden" name="part" value="forget" />
            <input type="hidden" name="doneUrl" value={below} />
            <button type="submit" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
              Remove my budget
            </button>
            {failure !== null && <Message tone="danger">{failure}</Message>}
          </form>
        )}
      </div>
    </Overlay>
  );
}
