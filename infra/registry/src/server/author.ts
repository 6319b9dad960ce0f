import type { Tokens } from '@forecourt/service';
import type { Request } from 'express';
import { ProblemError } from '../problems';

/** Who sends a request: the token's name, or the address. @throws ProblemError `token-missing`, `token-wrong`. */
export function authorOf(request: Request, tokens: Tokens): string {
  const sender = tokens.senderOf(request);
  if (sender === 'missing') {
    throw new ProblemError('token-missing', 'Writing needs the header "Authorization: Bearer <token>".');
  }
  if (sender === 'wrong') {
    throw new ProblemError(
      'token-wrong',
      'The token is not one of this registry\'s. It is the value of REGISTRY_TOKEN where the registry runs, or the content of the file "token" in its folder.',
    );
  }
  return sender.name ?? request.socket.remoteAddress ?? 'unknown';
}
