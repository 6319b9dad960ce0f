import { useWallet } from '@forecourt/device';
import { OverlayLink, usePageBelow } from '@forecourt/fragment-kit';
import { budgetPrice, emptyWallet, exampleBudget } from '@forecourt/listing';
import { buttonClass, cardClass, cx, formatPrice, withIcon } from '@forecourt/ui';
import { type ReactNode, useId } from 'react';
import { DisplayForm } from '../../wallet/display-form';
import { useSaved } from '../../wallet/use-saved';
import styles from './card.module.css';

/** Renders the budget, or an example of one; and whether listings show payments. */
export function WalletCard(): ReactNode {
  const headingId = useId();
  const wallet = useWallet();
  const below = usePageBelow();
  const saved = useSaved();
  const monthly = wallet?.monthlyBudget ?? null;
  const price = budgetPrice({ ...(wallet ?? emptyWallet), monthlyBudget: monthly ?? exampleBudget });
  return (
    <section aria-labelledby={headingId} className={cx(cardClass({ variant: 'soft' }), styles.card)}>
      <h3 id={headingId} {...withIcon('wallet', styles.title)}>
        {monthly === null ? 'Shop by monthly payment' : 'Your budget'}
      </h3>
      <p className={styles.budget}>
        <strong>{`${formatPrice(monthly ?? exampleBudget)}/mo`}</strong>
        {monthly === null && ' for example'}
      </p>
      <p>{`buys a car of up to ${formatPrice(price ?? 0)}, over ${(wallet ?? emptyWallet).months} months at ${(wallet ?? emptyWallet).apr}% APR.`}</p>
      <OverlayLink name="mfe-account/wallet" className={buttonClass({ variant: 'primary' })}>
        {monthly === null ? 'Set my budget' : 'Change my budget'}
      </OverlayLink>
      <DisplayForm wallet={wallet} back={below} onSaved={saved} />
    </section>
  );
}
