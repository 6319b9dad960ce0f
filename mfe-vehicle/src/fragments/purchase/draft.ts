import type { OnlineOffer, Purchase } from '@forecourt/listing';
import type { Step } from './steps';

/** A draft as far as it is entered: the texts of its fields. */
export interface Draft {
  /** Text of a field, empty without one. */
  text(name: string): string;
  /** Whole number of a field; undefined without one. */
  number(name: string): number | undefined;
}

/** Returns a draft of the fields as they are stored, and of those that were typed since. */
export function draftOf(
  stored: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, string>> = {},
): Draft {
  const text = (name: string): string => {
    const value = Object.hasOwn(typed, name) ? typed[name] : stored[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    text,
    number(name) {
      const digits = text(name).replace(/[$,\s]/g, '');
      return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
    },
  };
}

/** A missing or invalid field because of which a draft cannot be sent, and the step that has it. */
export interface Gap {
  step: Step;
  label: string;
}

const contactFields = ['firstName', 'lastName', 'email'];
const addressFields = ['street', 'city', 'state', 'zip'];

/** Remedy for a down payment that leaves nothing to pay by the month. */
export const payLess = 'Pay less down, or choose cash: nothing is left to pay by the month';

/** Whether a down payment leaves nothing to pay by the month. */
export const coversAll = ({ terms, owed }: Purchase): boolean => terms.deal !== 'cash' && terms.down >= owed;

/** Lists the fields because of which a draft cannot be sent (R84); empty if it can be. */
export function gapsOf(draft: Draft, { deals, delivers }: OnlineOffer, purchase: Purchase): Gap[] {
  const receive = draft.text('receive');
  const wanted = draft.text('dealType');
  const lacks = (names: readonly string[]) => names.some((name) => draft.text(name) === '');
  const gaps: (Gap | false)[] = [
    !deals.some((deal) => deal === wanted) && { step: 'payment', label: 'Choose how to pay' },
    coversAll(purchase) && {
      step: 'payment',
      label: payLess,
    },
    receive === '' && { step: 'handover', label: 'Choose delivery or pick-up' },
    receive === 'delivery' &&
      !delivers && { step: 'handover', label: 'The dealer does not deliver it: choose pick-up' },
    receive === 'delivery' &&
      delivers &&
      lacks(addressFields) && { step: 'handover', label: 'Enter where to bring it' },
    lacks(contactFields) && { step: 'contact', label: 'Enter your name and your email address' },
  ];
  return gaps.filter((gap) => gap !== false);
}
