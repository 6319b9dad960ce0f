import { overlayHref } from '@forecourt/contracts';
import { budgetPrice, emptyWallet, type Wallet, walletSchema } from '@forecourt/listing';
import { format, parse, type Reference, type SearchState } from '@forecourt/search-state';

import type { RequestHandler } from 'express';
import * as z from 'zod';
import { readFields, tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import { referenceOf, type Services } from '../services';
import { deleteWallet, storeWallet, walletOf } from './store';

/** An amount as people type it: digits, with `$`, separators and blanks; empty is none. */
const amount = (least: number, most: number, what: string) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => String(typed).replace(/[$,%\s]/g, ''))
    .pipe(z.string().regex(/^(\d{1,9}(\.\d{1,3})?)?$/, what))
    .transform((digits) => (digits === '' ? null : Number(digits)))
    .refine((value) => value === null || (value >= least && value <= most), what);

const dollars = amount(0, 9_999_999, 'not an amount in whole dollars').transform((value) => Math.round(value ?? 0));

export const walletFormSchema = z.discriminatedUnion('part', [
  z.object({
    part: z.literal('budget'),
    monthlyBudget: amount(1, 99_999, 'not a monthly payment from $1 to $99,999').transform((value) =>
      value === null ? null : Math.max(1, Math.round(value)),
    ),
    months: z.coerce.number().pipe(walletSchema.shape.months),
    apr: amount(0, 36, 'not a rate from 0 to 36 percent').transform((value) => value ?? emptyWallet.apr),
    down: dollars,
    tradeIn: dollars,
    /** The search from which it was sent: path and query. */
    search: z.string().max(4_096).default(''),
  }),
  z.object({
    part: z.literal('display'),
    showPayments: tickedSchema.default(false),
    paymentEmphasis: tickedSchema.default(false),
  }),
  z.object({ part: z.literal('forget') }),
]);

export const walletAnswerSchema = z.strictObject({
  wallet: walletSchema.nullable(),
  message: z.string(),
  /** The highest price that the search should have, if it has another one; otherwise null. */
  maxPrice: z.int().nullable(),
  /** The page that shows the result to browsers without script; absent if there is no search. */
  next: z.string().optional(),
});

/** R69: shown only if the price was changed. */
const updated = 'The max price has been updated to match your budget.';
const mostAMinute = 60;

/** Saves the budget and its terms, and says how these change the search from which they were sent. */
export function saveWallet(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('wallet', mostAMinute);
  return async (request, response) => {
    const { network, owner: known } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network)))
      throw new ProblemError('too-often', 'Your budget was changed too often at once. Try again in a minute.');
    const fields = readFields(walletFormSchema, request, 'Your budget was not saved');
    if (fields.part === 'forget') {
      if (known !== null) await deleteWallet(db, known);
      return void response.json({ wallet: null, message: 'Your budget is removed.', maxPrice: null });
    }
    const before = (known === null ? null : await walletOf(db, known)) ?? emptyWallet;
    const { part: _part, ...sent } = fields;
    const { search = '', ...terms } = 'search' in sent ? sent : { ...sent, search: '' };
    const wallet = { ...before, ...terms };
    const owner = await ownerFor(services, request, response);
    await storeWallet(db, owner, wallet, now());
    const fitted = search === '' ? null : fitSearch(search, wallet, referenceOf(services));
    const message = fields.part === 'display' ? 'Your choice is saved.' : 'Your budget is saved.';
    response.json({
      wallet,
      message: fitted?.maxPrice ? updated : message,
      maxPrice: fitted?.maxPrice ?? null,
      ...(fitted !== null && {
        next: overlayHref('mfe-account/wallet', fitted.href, { done: fitted.maxPrice === null ? 'saved' : 'updated' }),
      }),
    } satisfies z.infer<typeof walletAnswerSchema>);
  };
}

/** The page size does not matter: the results begin at their first page. */
const rules = { pageSize: 30 };

/** Returns a search with the budget as its highest price, without a lowest price above it; null if the text is no search. */
function fitSearch(search: string, wallet: Wallet, known: Reference): { href: string; maxPrice: number | null } | null {
  const parsed = search.startsWith('/') ? parse(search, rules, known) : null;
  if (parsed === null || parsed.kind === 'not-found') return null;
  const { firstRecord: _first, ...state }: SearchState = parsed.state;
  const maxPrice = budgetPrice(wallet);
  if (maxPrice === null || maxPrice === 0 || maxPrice === state.maxPrice) return { href: search, maxPrice: null };
  const { minPrice, ...rest } = state;
  const fits = minPrice !== undefined && minPrice < maxPrice ? { ...rest, minPrice } : rest;
  return { href: format({ ...fits, maxPrice }, rules, known), maxPrice };
}
