import { nameSchema } from '@forecourt/contracts';
import { type AddedToken, addTokenSchema } from '@forecourt/contracts/tokens';
import express, { Router } from 'express';
import { newSecret, tokensView } from '../store/tokens';
import type { Authority } from './authorise';
import { bodyOf, parameter, writeContextOf } from './parameters';
import type { WriteParts } from './writes';

/** Tokens: listed, made, revoked, by who may do everything. */
export function tokenRoutes({ store, authority, metrics, logger }: WriteParts & { authority: Authority }): Router {
  const router = Router();
  const admin = authority.may('admin');
  router.get('/v1/tokens', admin, (_request, response) => void response.json({ tokens: tokensView(store.state) }));
  router.post('/v1/tokens', admin, express.json({ limit: '10kb' }), async (request, response) => {
    const secret = newSecret();
    const wanted = bodyOf(request, addTokenSchema);
    const { entry } = await store.addToken(wanted, secret, writeContextOf(request, authority));
    if (entry !== null) metrics.countChange(entry.action);
    logger.info(entry, `token ${wanted.name} was made`);
    response.status(201).json({ name: wanted.name, secret } satisfies AddedToken);
  });
  router.delete('/v1/tokens/:name', admin, async (request, response) => {
    const name = parameter(request, 'name', nameSchema);
    const { entry } = await store.revokeToken(name, writeContextOf(request, authority));
    if (entry !== null) metrics.countChange(entry.action);
    logger.info(entry, `token ${name} was revoked`);
    response.status(204).end();
  });
  return router;
}
