import { createHash } from 'node:crypto';
import { reasonsOf } from '@forecourt/service';
import { photoWidths, replacementUrl } from '@forecourt/ui/vehicle';
import type { RequestHandler, Response } from 'express';
import * as z from 'zod';
import { formatFor } from '../../photos/convert';
import { type FailureReason, PhotoFailure } from '../../photos/failure';
import type { Photos } from '../../photos/photos';
import { ProblemError } from '../../problems';
import type { ContentMetrics } from '../metrics';

const querySchema = z.object({
  of: z
    .url({ protocol: /^https?$/, error: 'the address of a photograph' })
    .max(2_000)
    .transform((text) => new URL(text)),
  w: z.coerce
    .number()
    .refine((width) => photoWidths.some((known) => known === width), `one of ${photoWidths.join(', ')}`)
    .transform((width) => photoWidths.find((known) => known === width) ?? photoWidths[0]),
});

/** What a photograph that there is not is answered with, where nothing is drawn instead. */
const problems: Readonly<Record<FailureReason, 'photo-refused' | 'photo-failed' | 'busy'>> = {
  'not-allowed': 'photo-refused',
  'private-address': 'photo-refused',
  unreachable: 'photo-failed',
  'timed-out': 'photo-failed',
  redirect: 'photo-failed',
  status: 'photo-failed',
  'too-large': 'photo-failed',
  'no-picture': 'photo-failed',
  unreadable: 'photo-failed',
  busy: 'busy',
};

/**
 * `GET /content/photos?of=https://…&w=640&else=SEDAN/BLUE/3`: a seller's photograph in one width, in the best format that `Accept`
 * takes, for ever cacheable. Where it cannot be had and `else` names a vehicle, its drawing is shown instead.
 */
export function photosRoute(photos: Photos, metrics: ContentMetrics): RequestHandler {
  return async (request, response) => {
    const started = performance.now();
    const params = new URL(request.url, 'http://content').searchParams;
    const query = querySchema.safeParse({ of: params.get('of'), w: params.get('w') });
    if (!query.success) {
      const reasons = reasonsOf(query.error);
      throw new ProblemError('bad-parameter', `${reasons.join('; ')}.`, reasons);
    }
    const { of: url, w: width } = query.data;
    const format = formatFor(request.get('accept'));
    const asker = request.get('x-forwarded-for') ?? request.ip ?? '';
    const count = (outcome: string) => metrics.countPhoto(outcome, (performance.now() - started) / 1_000);
    try {
      const { bytes, isKept } = await photos.get({ url, width, format, asker });
      count(isKept ? 'kept' : 'made');
      response.set({
        'Content-Type': `image/${format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
        Vary: 'Accept',
      });
      response.send(bytes);
    } catch (error) {
      if (!(error instanceof PhotoFailure)) throw error;
      count(error.reason);
      answerFailure(response, error, params.get('else'));
    }
  };
}

/** The drawing for a while: the next who asks may have the photograph. */
function answerFailure(response: Response, { reason, message }: PhotoFailure, name: string | null): void {
  const drawing = name === null ? null : replacementUrl(name);
  if (drawing === null) throw new ProblemError(problems[reason], `The photograph cannot be had: ${message}.`);
  response.set('Cache-Control', reason === 'busy' ? 'no-store' : 'public, max-age=60').redirect(302, drawing);
}
