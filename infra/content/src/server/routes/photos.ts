import { createHash } from 'node:crypto';
import { inPath, inQuery, reading, reasonsOf, serviceRoute } from '@forecourt/service';
import { drawingOf, parseVehicleImageUrl, photoWidths, replacementUrl, vehicleSvg } from '@forecourt/ui/vehicle';
import type { Request, Response } from 'express';
import * as z from 'zod';
import { formatFor } from '../../photos/convert';
import { type FailureReason, PhotoFailure } from '../../photos/failure';
import type { MadePhoto } from '../../photos/photos';
import { ProblemError } from '../../problems';
import type { Services } from '../services';

/** For pictures whose address names their content. */
const forever = 'public, max-age=31536000, immutable';

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

/** Problems of photographs that cannot be shown, where no drawing takes their place. */
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

export const photo = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/photos',
    summary:
      "Returns a seller's photograph in one width, in the best format that `Accept` allows; redirects to a drawing where there is no photograph.",
    parameters: [
      inQuery('of', 'URL of the photograph, at one of PHOTO_ORIGINS.', { required: true }),
      inQuery('w', 'Width in pixels: 320, 480, 640, 960, 1280, or 1920 for the full size.', { required: true }),
      inQuery('else', 'The vehicle to draw instead: `sedan/BLUE`.'),
    ],
    answer: null,
    refusals: [400, 403, 502, 503],
    example: '/content/photos?of=https%3A%2F%2Fphotos.example%2F1.jpg&w=640',
  },
  ({ photos, metrics }) =>
    async (request, response) => {
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
        const made = await photos.get({ url, width, format, client: clientOf(request) });
        count(made.isCached ? 'kept' : 'made');
        sendPicture(response.set('Vary', 'Accept'), made, format);
      } catch (error) {
        if (!(error instanceof PhotoFailure)) throw error;
        count(error.reason);
        answerFailure(response, error, params.get('else'));
      }
    },
);

export const drawing = serviceRoute<Services>(
  {
    ...reading,
    path: '/content/photos/drawn/:shape/:color/:file',
    summary: 'Returns a drawing as JPEG, 1280 by 853 pixels and labelled, for emails and link previews.',
    parameters: [
      inPath('shape', 'Shape, `sedan`.'),
      inPath('color', 'Color, `BLUE`.'),
      inPath('file', 'The view and the format: `side.jpg`.'),
    ],
    answer: null,
    refusals: [404, 503],
    example: '/content/photos/drawn/sedan/BLUE/side.jpg',
  },
  ({ photos, metrics }) =>
    async (request, response) => {
      const address = drawingOf(request.path);
      const picture = address === null ? null : parseVehicleImageUrl(address);
      if (picture === null) throw new ProblemError('not-found', `There is no drawing ${request.path}.`);
      await sendMade(metrics, request, response, (client) => photos.draw(vehicleSvg(picture, true), client));
    },
);

/** Makes a drawing as JPEG, counts and sends it. @param caching value of Cache-Control @throws ProblemError */
export async function sendMade(
  metrics: Services['metrics'],
  request: Request,
  response: Response,
  make: (client: string) => Promise<MadePhoto>,
  caching = forever,
): Promise<void> {
  const started = performance.now();
  const count = (outcome: string) => metrics.countPhoto(outcome, (performance.now() - started) / 1_000);
  try {
    const made = await make(clientOf(request));
    count(made.isCached ? 'kept' : 'made');
    sendPicture(response, made, 'jpeg', caching);
  } catch (error) {
    if (!(error instanceof PhotoFailure)) throw error;
    count(error.reason);
    throw new ProblemError(problems[error.reason], `The drawing is unavailable: ${error.message}.`);
  }
}

const clientOf = (request: Request) => request.get('x-forwarded-for') ?? request.ip ?? '';

function sendPicture(response: Response, { bytes }: MadePhoto, format: string, caching = forever): void {
  response.set({
    'Content-Type': `image/${format}`,
    'Cache-Control': caching,
    // Emails also show it, on the pages of webmail programs.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
  });
  response.send(bytes);
}

/** Redirects to the drawing; cacheable for a minute only, because the next request may find the photograph. */
function answerFailure(response: Response, { reason, message }: PhotoFailure, name: string | null): void {
  const instead = name === null ? null : replacementUrl(name);
  if (instead === null) throw new ProblemError(problems[reason], `The photograph is unavailable: ${message}.`);
  response.set('Cache-Control', reason === 'busy' ? 'no-store' : 'public, max-age=60').redirect(302, instead);
}
