import path from 'node:path';
import { Tokens } from '@forecourt/service';
import type { RequestHandler } from 'express';
import type { Config } from '../config';
import { ProblemError } from '../problems';

/** The file in a data folder that holds its token. */
const tokenFile = 'marketplace-token';

/** Returns the tokens that may write to the inventory: the configured ones, or the folder's own. */
export function tokensOf({ tokens, folder }: Config): Promise<Tokens> {
  if (tokens === null) return Tokens.inFile(path.join(folder, tokenFile));
  return Promise.resolve(Tokens.parse(tokens, 'MARKETPLACE_TOKEN'));
}

/** Admits requests that have one of the tokens. @throws ProblemError `token-missing`, `token-wrong` */
export function onlyWriters(tokens: Tokens): RequestHandler {
  return (request, _response, next) => {
    const sender = tokens.senderOf(request);
    if (sender === 'missing') {
      throw new ProblemError('token-missing', 'Writing needs the header "Authorization: Bearer <token>".');
    }
    if (sender === 'wrong') {
      throw new ProblemError(
        'token-wrong',
        `The token is not one of this marketplace's. It is the value of MARKETPLACE_TOKEN where the marketplace runs, or the content of the file "${tokenFile}" in its data folder.`,
      );
    }
    next();
  };
}
