import { createHash } from 'node:crypto';
import { descriptionPath, type serviceDescriptionSchema } from '@forecourt/contracts';
import type { RequestHandler } from 'express';
import type * as z from 'zod';

/** Returns a handler of `GET /.well-known/forecourt`, the service's description for the shell; it answers 304 to a matching entity tag. */
export function serveDescription(description: z.input<typeof serviceDescriptionSchema>): RequestHandler {
  const body = JSON.stringify(description);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return (request, response, next) => {
    if (request.path !== descriptionPath || request.method !== 'GET') return next();
    response.set({ ETag: etag, 'Cache-Control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) response.status(304).end();
    else response.type('json').send(body);
  };
}
