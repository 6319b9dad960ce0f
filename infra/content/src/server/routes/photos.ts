import { createHash } from 'node:crypto';
import { reasonsOf } from '@forecourt/service';
import { drawingOf, parseVehicleImageUrl, photoWidths, replacementUrl, vehicleSvg } from '@forecourt/ui/vehicle';
import type { Request, RequestHandler, Response } from 'express';
import * as z from 'zod';
import { formatFor } from '../../photos/convert';
import { type FailureReason, PhotoFailure } from '../../photos/failure';
import type { MadePhoto, Photos } from '../../photos/photos';
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
    const count = (outcome: string) => metrics.countPhoto(outcome, (performance.now() - started) / 1_000);
    try {
      const made = await photos.get({ url, width, format, asker: askerOf(request) });
      count(made.isKept ? 'kept' : 'made');
      sendPicture(response.set('Vary', 'Accept'), made, format);
    } catch (error) {
      if (!(error instanceof PhotoFailure)) throw error;
      count(error.reason);
      answerFailure(response, error, params.get('else'));
    }
  };
}

/** `GET /content/photos/drawn/SEDAN/BLUE/3/side.jpg`: a drawing in pixels, for ever cacheable. */
export function drawnRoute(photos: Photos, metrics: ContentMetrics): RequestHandler {
  return async (request, response) => {
    const started = performance.now();
    const address = drawingOf(request.path);
    const picture = address === null ? null : parseVehicleImageUrl(address);
    if (picture === null) throw new ProblemError('not-found', `There is no drawing ${request.path}.`);
    const count = (outcome: string) => metrics.countPhoto(outcome, (performance.now() - started) / 1_000);
    try {
      const made = await photos.draw(vehicleSvg(picture), askerOf(request));
      count(made.isKept ? 'kept' : 'made');
      sendPicture(response, made, 'jpeg');
    } catch (error) {
      if (!(error instanceof PhotoFailure)) throw error;
      count(error.reason);
      throw new ProblemError(problems[error.reason], `The drawing cannot be had: ${error.message}.`);
    }
  };
}

const askerOf = (request: Request) => request.get('x-forwarded-for') ?? request.ip ?? '';

function sendPicture(response: Response, { bytes }: MadePhoto, format: string): void {
  response.set({
    'Content-Type': `image/${format}`,
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Letters show it, too, on the pages of mail programs.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  });
  response.send(bytes);
}

/** The drawing for a while: the next who asks may have the photograph. */
function answerFailure(response: Response, { reason, message }: PhotoFailure, name: string | null): void {
  const drawing = name === null ? null : replacementUrl(name);
  if (drawing === null) throw new ProblemError(problems[reason], `The photograph cannot be had: ${message}.`);
  response.set('Cache-Control', reason === 'busy' ? 'no-store' : 'public, max-age=60').redirect(302, drawing);
}
