import { nameSchema } from '@forecourt/contracts';
import { type AddedToken, addedTokenSchema, addTokenSchema, tokensSchema } from '@forecourt/contracts/tokens';
import { inPath, reading, serviceRoute } from '@forecourt/service';
import { newSecret, tokensView } from '../../store/tokens';
import { json, writing } from '../operation-parts';
import { bodyOf, parameter, writeContextOf } from '../parameters';
import type { Services } from '../services';

export const tokens = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/tokens',
    isSecured: true,
    summary: 'Lists every token without its secret.',
    answer: tokensSchema,
    refusals: [401, 403],
    example: '/v1/tokens',
  },
  ({ store, authority }) => ({
    before: [authority.may('admin')],
    handlers: [(_request, response) => void response.json({ tokens: tokensView(store.state) })],
  }),
);

export const addToken = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'post', path: '/v1/tokens', status: 201 },
    summary: 'Creates a token; its secret is returned only once.',
    body: json(addTokenSchema, '10kb'),
    answer: addedTokenSchema,
    example: '/v1/tokens',
  },
  ({ store, authority, metrics, logger }) => ({
    before: [authority.may('admin')],
    handlers: [
      async (request, response) => {
        const secret = newSecret();
        const wanted = bodyOf(request, addTokenSchema);
        const { entry } = await store.addToken(wanted, secret, writeContextOf(request, authority));
        if (entry !== null) metrics.countChange(entry.action);
        logger.info(entry, `token ${wanted.name} was issued`);
        response.status(201).json({ name: wanted.name, secret } satisfies AddedToken);
      },
    ],
  }),
);

export const revokeToken = serviceRoute<Services>(
  {
    ...{ ...writing, method: 'delete', path: '/v1/tokens/:name', status: 204 },
    summary: 'Revokes a token.',
    parameters: [inPath('name', 'Name of the token.')],
    answer: null,
    example: '/v1/tokens/volt-team',
  },
  ({ store, authority, metrics, logger }) => ({
    before: [authority.may('admin')],
    handlers: [
      async (request, response) => {
        const name = parameter(request, 'name', nameSchema);
        const { entry } = await store.revokeToken(name, writeContextOf(request, authority));
        if (entry !== null) metrics.countChange(entry.action);
        logger.info(entry, `token ${name} was revoked`);
        response.status(204).end();
      },
    ],
  }),
);
