import { overlayHref } from '@forecourt/contracts';
import { budgetPrice, emptyWallet, type Memory, type Wallet, walletSchema } from '@forecourt/listing';
import { format, parse, type Reference, type SearchState } from '@forecourt/search-state';
import { Rate } from '@forecourt/service';
import type { RequestHandler } from 'express';
import * as z from 'zod';
import { readFields, tickedSchema } from '../../http/fields';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import { favouritesOf } from '../favourites/store';
import { referenceOf, type Services } from '../services';
import { forgetWallet, storeWallet, walletOf } from './store';

/** An amount as typed: digits, with `$`, separators and blanks where people write them; empty is nothing. */
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
    /** The search that it is to fit: path and query. */
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
  /** The highest price that the search should have, where that is another one than it has; else null. */
  maxPrice: z.int().nullable(),
  /** Where who has no script is told of it; absent where nothing was searched. */
  next: z.string().optional(),
});

/** R69: said only where it was. */
const updated = 'The max price has been updated to match your budget.';
const mostAMinute = 60;

/** `POST /account-api/wallet`, JSON or form: what the asker says of how they would pay, and what it does to the search that they are at. */
export function saveWallet(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = new Rate(mostAMinute, now);
  return async (request, response) => {
    const { network, owner: known } = await clientOf(services, request);
    if (network !== '' && !rate.allows(network))
      throw new ProblemError('too-often', 'Your budget was changed too often at once. Try again in a minute.');
    const fields = readFields(walletFormSchema, request, 'Your budget was not saved');
    if (fields.part === 'forget') {
      if (known !== null) await forgetWallet(db, known);
      return void response.json({ wallet: null, message: 'Your budget is removed.', maxPrice: null });
    }
    const before = (known === null ? null : await walletOf(db, known)) ?? emptyWallet;
    const { part: _part, ...said } = fields;
    const { search = '', ...terms } = 'search' in said ? said : { ...said, search: '' };
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

/** Any size does: the page begins anew. */
const rules = { pageSize: 30 };

/** A search with the budget as its highest price; without a lowest one that is above it. Null where the text is no search. */
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

/** `GET /account-api/mine/memory`: what every page of the asker needs of what is kept. */
export function myMemory(services: Services): RequestHandler {
  return async (request, response) => {
    const { owner } = await clientOf(services, request);
    const [kept, wallet] =
      owner === null ? [[], null] : await Promise.all([favouritesOf(services.db, owner), walletOf(services.db, owner)]);
    response.json({ favourites: kept.map(({ listingId }) => listingId), wallet } satisfies Memory);
  };
}
