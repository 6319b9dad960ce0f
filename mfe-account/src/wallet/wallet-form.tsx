import { fieldsOf } from '@forecourt/device';
import { budgetPrice, emptyWallet, exampleBudget, loanMonths, type Wallet } from '@forecourt/listing';
import { formatPrice, Message, Select, SubmitButton, TextField } from '@forecourt/ui';
import { type FormEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { saveWallet, type WalletAnswer, walletPath } from './save-wallet';
import styles from './wallet.module.css';

interface WalletFormProps {
  wallet: Wallet | null;
  /** The search that it is to fit. */
  search: string;
  onSaved(answer: WalletAnswer): void;
}

/**
 * What somebody can pay, and how: a form that is sent with script and without. What it comes to is reckoned as one types; what was typed
 * stays until the server has it (R69).
 */
export function WalletForm({ wallet, search, onSaved }: WalletFormProps): ReactNode {
  const initial = wallet ?? emptyWallet;
  const [typed, setTyped] = useState<Partial<Wallet>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    setFailure(null);
    const outcome = await saveWallet(fieldsOf(event.currentTarget));
    isSending.current = false;
    setSending(false);
    if (outcome.ok) onSaved(outcome.answer);
    else setFailure(outcome.message);
  };
  const take = ({ currentTarget }: FormEvent<HTMLFormElement>) => setTyped(typedIn(new FormData(currentTarget)));
  const price = budgetPrice({ ...initial, monthlyBudget: initial.monthlyBudget ?? exampleBudget, ...typed });
  const money = (name: 'monthlyBudget' | 'down' | 'tradeIn', label: string, hint?: string) => (
    <TextField
      label={label}
      name={name}
      dollars
      inputMode="numeric"
      maxLength={9}
      autoComplete="off"
      placeholder={hint}
      defaultValue={initial[name] || ''}
    />
  );
  return (
    <form method="post" action={walletPath} className={styles.form} onSubmit={submit} onInput={take}>
      <input type="hidden" name="part" value="budget" />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="refUrl" value={search} />
      {money('monthlyBudget', 'Monthly budget', String(exampleBudget))}
      <Select
        label="Term"
        name="months"
        options={loanMonths.map((count) => ({ value: `${count}`, label: `${count} months` }))}
        defaultValue={initial.months}
      />
      <TextField label="APR (%)" name="apr" inputMode="decimal" maxLength={6} defaultValue={initial.apr} />
      {money('down', 'Down payment', '0')}
      {money('tradeIn', 'Trade-in value', '0')}
      <p className={styles.sum}>
        <output>{price === null || price === 0 ? '' : `Buys a car of up to ${formatPrice(price)}`}</output>
        <small>Before taxes and fees. An estimate: your lender and your credit decide.</small>
      </p>
      {failure !== null && <Message tone="danger">{failure}</Message>}
      <SubmitButton variant="primary" busy={sending} block>
        Save my budget
      </SubmitButton>
    </form>
  );
}

/** What stands in the fields, as far as it is numbers; the server says what does not fit. */
function typedIn(form: FormData): Partial<Wallet> {
  const number = (name: string) => {
    const text = String(form.get(name) ?? '').replace(/[$,%\s]/g, '');
    return /^\d{1,9}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
  };
  const said = {
    ...{ monthlyBudget: number('monthlyBudget'), months: number('months'), apr: number('apr') },
    ...{ down: number('down') ?? 0, tradeIn: number('tradeIn') ?? 0 },
  };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
