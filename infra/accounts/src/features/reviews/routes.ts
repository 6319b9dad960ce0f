import { type MyReviews, modelReviewsSchema, myReviewsSchema } from '@forecourt/listing';
import { reasonsOf } from '@forecourt/service';
import type { Request, RequestHandler } from 'express';
import * as z from 'zod';
import type { Limiter } from '../../db/rates';
import { bodyOf, isRobot, readFields } from '../../http/fields';
import { siteOf } from '../../http/origin';
import { ProblemError } from '../../problems';
import { clientOf, ownerFor } from '../../sign-in/client';
import type { Person } from '../../sign-in/sessions';
import { referenceOf, type Services } from '../services';
import {
  listQuerySchema,
  type ModelYear,
  modelYearSchema,
  reviewFormSchema,
  reviewIdSchema,
  reviewReportSchema,
} from './fields';
import { deleteReview, reportReview, reviewsBy, reviewsOf, voteFor, writeReview } from './store';

export { modelReviewsSchema, myReviewsSchema };

export const reviewSavedSchema = z.strictObject({ message: z.string() });

/** Forms from one network in a minute. */
const mostAMinute = 10;
/** Reviews that one person writes or changes in a day. */
const mostADay = 20;
const day = 24 * 60 * 60_000;

/** Answers with the published reviews of a model year. */
export const modelReviews =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const parsed = listQuerySchema.safeParse(request.query);
    if (!parsed.success) {
      const reasons = reasonsOf(parsed.error);
      throw new ProblemError('bad-parameter', `No reviews can be listed: ${reasons.join('; ')}.`, reasons);
    }
    const { from, ...subject } = parsed.data;
    response.set('Cache-Control', 'max-age=0, s-maxage=1');
    response.json(await reviewsOf(services.db, subject, from));
  };

/** Lists the client's own reviews; none without an account. */
export const myReviews =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { person } = await clientOf(services, request);
    const requested = modelYearSchema.safeParse(request.query).data;
    const vehicle = requested === undefined ? null : vehicleOf(services, requested);
    response.json({
      subject: requested === undefined || vehicle === null ? null : { ...requested, vehicle },
      reviews: person === null ? [] : await reviewsBy(services.db, person.id),
    } satisfies MyReviews);
  };

/** Stores the person's review of a model year, which waits for a moderator. The same model year again changes it. */
export function saveReview(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('reviews', mostAMinute);
  const perPerson = services.rates.of('reviews-person', mostADay, day);
  return async (request, response) => {
    const person = await authorOf(services, request, rate, 'write a review');
    if (isRobot(bodyOf(request))) return void response.status(201).json({ message: thanks });
    const form = readFields(reviewFormSchema, request, 'Your review was not saved');
    const vehicle = vehicleOf(services, form);
    if (vehicle === null)
      throw new ProblemError('bad-parameter', 'Your review was not saved: the catalogue has no such model year.');
    if (!(await perPerson.allows(person.id)))
      throw new ProblemError('too-often', `You have changed ${mostADay} reviews today. Try again tomorrow.`);
    const author = { personId: person.id, vehicle, site: siteOf(request) };
    const outcome = await writeReview(db, author, form, now());
    services.metrics.countReview(outcome);
    response.status(201).json({ message: outcome === 'new' ? thanks : changed });
  };
}

const thanks = 'Thank you. Your review is shown once we have read it.';
const changed = 'Your review is changed. It is shown again once we have read it.';

/** Deletes a review of the person. */
export const removeReview =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { person } = await clientOf(services, request);
    const { id } = readFields(reviewIdSchema, request, 'Nothing was deleted');
    if (person === null) throw new ProblemError('sign-in-first', 'Sign in to delete your review.');
    if (!(await deleteReview(services.db, person.id, id))) throw noReview('You have no such review.');
    services.metrics.countReview('deleted');
    response.json({ message: 'Your review is deleted.' });
  };

/** Counts a review as helpful to the person, once. */
export function voteHelpful(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('review-votes', mostAMinute * 6);
  return async (request, response) => {
    const person = await authorOf(services, request, rate, 'say that a review helped you');
    const { id } = readFields(reviewIdSchema, request, 'Nothing was counted');
    const outcome = await voteFor(db, person.id, id, now());
    if (outcome === null) throw noReview('There is no such review any more.');
    if (outcome === 'own') throw new ProblemError('own-review', 'This review is yours. Others say whether it helps.');
    response.json({ message: 'Thank you. Your vote is counted.' });
  };
}

/** Stores a report about a review, for moderators; one for each client. */
export function reportAReview(services: Services): RequestHandler {
  const { db, now } = services;
  const rate = services.rates.of('review-reports', mostAMinute);
  return async (request, response) => {
    const { network } = await clientOf(services, request);
    if (network !== '' && !(await rate.allows(network))) throw tooOften();
    if (isRobot(bodyOf(request))) return void response.status(201).json({ message: reported });
    const { id, ...report } = readFields(reviewReportSchema, request, 'Your report was not sent');
    const owner = await ownerFor(services, request, response);
    if (!(await reportReview(db, { ...report, owner }, id, now()))) throw noReview('There is no such review any more.');
    services.metrics.countReview('reported');
    response.status(201).json({ message: reported });
  };
}

const reported = 'Thank you. We will look at this review.';
const noReview = (detail: string) => new ProblemError('no-such-review', detail);
const tooOften = () => new ProblemError('too-often', 'Too many at once from here. Try again in a minute.');

/**
 * Returns the signed-in person.
 * @throws ProblemError `sign-in-first` if nobody is signed in or the address is not confirmed, `too-often` if the network exceeds its limit
 */
async function authorOf(services: Services, request: Request, rate: Limiter, what: string): Promise<Person> {
  const { person, network } = await clientOf(services, request);
  if (network !== '' && !(await rate.allows(network))) throw tooOften();
  if (person === null) throw new ProblemError('sign-in-first', `Sign in to ${what}.`);
  if (!person.verified)
    throw new ProblemError('sign-in-first', `Confirm your email address to ${what}: open the link that we sent you.`);
  return person;
}

/** Returns the name of a model year; null if the catalogue has no such model, or the year is not on sale yet. @throws ProblemError `starting` */
function vehicleOf(services: Services, { makeCode, modelCode, year }: ModelYear): string | null {
  const reference = referenceOf(services);
  const make = reference.makes.byCode.get(makeCode);
  const model = reference.models(makeCode)?.byCode.get(modelCode);
  const latest = new Date(services.now()).getUTCFullYear() + 1;
  if (make === undefined || model === undefined || year > latest || year < 1981) return null;
  return `${year} ${make.label} ${model.label}`;
}
