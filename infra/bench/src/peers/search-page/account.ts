import { budgetPrice, emptyWallet, exampleBudget } from '@forecourt/listing';
import { formatPrice } from '@forecourt/ui/format';
import type { HiddenField, Search } from './search';

/** The capture of an email address. */
export interface Capture {
  pitch: string;
  /** On brands where signed-in people get emails. */
  signIn?: string;
  fields: readonly HiddenField[];
  title: string;
  terms: string;
}

const longestTitle = 200;

/** Returns what is offered to a visitor without an account; undefined if there is nothing to save (R60). */
export function captureOf({ brand, state, chips, isOwn, text, url }: Search): Capture | undefined {
  const { saveSearchOff, personalization, subscribeSearchAlerts } = brand.flags;
  if (saveSearchOff || !personalization || !isOwn || Object.keys(state).length === 0) return undefined;
  return {
    pitch: subscribeSearchAlerts
      ? 'Get alerts: be the first to know about new matches.'
      : 'Save this search and come back to it any time.',
    signIn: subscribeSearchAlerts
      ? `${brand.signInPath}?${new URLSearchParams({ defaultScreen: 'signup', refUrl: url })}`
      : undefined,
    fields: [
      ['searchString', url],
      ['requestValues', JSON.stringify(state)],
      ['brand', brand.id],
      ['title', text.title.slice(0, longestTitle)],
      ['refUrl', url],
    ],
    title: text.title,
    terms: chips.map(({ label }) => label).join(' · '),
  };
}

/** Text of the budget card for a visitor without a budget. */
export interface WalletCard {
  budget: string;
  buys: string;
  open: string;
  here: string;
}

const { months, apr } = emptyWallet;
const example = formatPrice(budgetPrice({ ...emptyWallet, monthlyBudget: exampleBudget }) ?? 0);

export function walletOf({ overlay, url }: Search): WalletCard {
  return {
    budget: `${formatPrice(exampleBudget)}/mo`,
    buys: `buys a car of up to ${example}, over ${months} months at ${apr}% APR.`,
    ...{ open: overlay('mfe-account/wallet'), here: url },
  };
}
