/** The fields of deals: what a shopper chooses step by step, and what has to be there to send it. */
import * as z from 'zod';
import { emailAddressSchema, lineSchema, linesSchema, listingIdSchema, phoneSchema } from '../../http/fields';

const needed = 'has to be filled in';

/** Returns the schema of a number that a form may leave empty. @param reason if it is none */
const numberSchema = (form: RegExp, reason: string) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).replace(/[$,%\s]/g, ''))
    .pipe(z.string().regex(form, reason))
    .transform((text) => (text === '' ? undefined : Number(text)));

const dollarsSchema = numberSchema(/^\d{0,7}$/, 'an amount in whole dollars, at most $9,999,999');

/** The terms of a deal. Unknown ones are stored as they are (section 7). */
const termsSchema = z
  .object({
    dealType: z.string({ error: needed }).max(40),
    ...{ down: dollarsSchema.optional(), tradeIn: dollarsSchema.optional() },
    ...{ fees: dollarsSchema.optional(), monthly: dollarsSchema.optional() },
    /** The price on the page, US dollars. */
    price: dollarsSchema.optional(),
    months: numberSchema(/^(?:24|36|48|60|72|84)?$/, 'a term of 24 to 84 months').optional(),
    apr: numberSchema(/^(?:(?:[0-2]?\d|3[0-5])(?:\.\d{1,6})?|36)?$/, 'a rate of 0 to 36 per cent').optional(),
    tradeInYear: numberSchema(/^(?:(?:19|20)\d\d)?$/, 'a year such as 2015').optional(),
    ...{ tradeInMake: lineSchema(40).optional(), tradeInModel: lineSchema(60).optional() },
    tradeInMiles: numberSchema(/^\d{0,6}$/, 'whole miles, at most 999,999').optional(),
    receive: z.enum(['pickup', 'delivery'], { error: 'pickup or delivery' }).optional(),
    ...{ street: lineSchema(100).optional(), city: lineSchema(60).optional() },
    state: lineSchema(2)
      .regex(/^(?:[A-Za-z]{2})?$/, 'two letters, such as IL')
      .optional(),
    zip: lineSchema(5)
      .regex(/^(?:\d{5})?$/, 'five digits')
      .optional(),
    ...{ firstName: lineSchema(50).optional(), lastName: lineSchema(50).optional() },
    email: z.union([z.literal(''), emailAddressSchema]).optional(),
    phone: phoneSchema.optional(),
    comments: linesSchema(2_000).optional(),
  })
  .catchall(z.union([z.string().max(500), z.number(), z.boolean(), z.null()]));

/** A deal as JSON: its terms in a field of their own. */
export const nestedDealSchema = z.object({ carId: listingIdSchema, deal: termsSchema });

/** A deal as a form: all fields side by side. */
export const flatDealSchema = termsSchema
  .extend({ carId: listingIdSchema })
  .transform(({ carId, doneUrl: _done, refUrl: _ref, backUrl: _back, ...deal }) => ({ carId, deal }));

export const dealSchema = z.union([nestedDealSchema, flatDealSchema]);
export type DealTerms = z.infer<typeof termsSchema>;

/** A draft that can be sent: with a contact, and where to bring the vehicle if it is to be brought. */
export const readySchema = termsSchema
  .extend({
    receive: z.enum(['pickup', 'delivery'], { error: needed }),
    firstName: z.string({ error: needed }).min(1, needed),
    lastName: z.string({ error: needed }).min(1, needed),
    email: z.string({ error: needed }).pipe(emailAddressSchema),
  })
  .superRefine((deal, { addIssue }) => {
    if (deal.receive !== 'delivery') return;
    for (const name of ['street', 'city', 'state', 'zip'] as const)
      if (!deal[name]) addIssue({ code: 'custom', path: [name], message: needed });
  });
export type ReadyDeal = z.infer<typeof readySchema>;

export const sendSchema = z.object({
  carId: listingIdSchema,
  /** The price that the shopper saw. */
  price: dollarsSchema.pipe(z.number({ error: needed })),
});

/** Names a purchase: by its id, for its owner, or by the secret of its email's link. */
export const cancelSchema = z.union([
  z.object({ token: z.string().regex(/^[\w-]{43}$/, 'no link of ours') }),
  z.object({ id: z.coerce.number({ error: 'no id of a deal' }).int().positive() }),
]);
