import { fieldsOf } from '@forecourt/device';
import { emptyWallet, type Wallet } from '@forecourt/listing';
import { Checkbox, Message } from '@forecourt/ui';
import { type ReactNode, useState } from 'react';
import styles from './display.module.css';
import { saveWallet, type WalletAnswer, walletPath } from './save-wallet';

/** How listings show payments; applied at once with script, by a button without. */
export function DisplayForm({
  wallet,
  back,
  onSaved,
}: {
  wallet: Wallet | null;
  back: string;
  onSaved(answer: WalletAnswer): void;
}): ReactNode {
  const { showPayments, paymentEmphasis } = wallet ?? emptyWallet;
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (form: HTMLFormElement) => {
    const outcome = await saveWallet(fieldsOf(form));
    setFailure(outcome.ok ? null : outcome.message);
    if (outcome.ok) onSaved(outcome.answer);
    else form.reset();
  };
  return (
    <form
      method="post"
      action={walletPath}
      className={styles.display}
      // Re-mounted when the saved value changes, also elsewhere on the page.
      key={`${showPayments} ${paymentEmphasis}`}
      onChange={(event) => void send(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <input type="hidden" name="part" value="display" />
      <input type="hidden" name="doneUrl" value={back} />
      <input type="hidden" name="refUrl" value={back} />
      <Checkbox
        name="showPayments"
        role="switch"
        label="Show payments on listings"
        defaultChecked={showPayments}
        data-enhance=""
      />
      <Checkbox
        name="paymentEmphasis"
        role="switch"
        label="Put the payment first"
        defaultChecked={paymentEmphasis}
        data-enhance=""
      />
      <button type="submit" className="fc-until-alive">
        Apply
      </button>
      {failure !== null && <Message tone="danger">{failure}</Message>}
    </form>
  );
}
