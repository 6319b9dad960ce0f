import { personalSources, publishSchema } from '@forecourt/contracts';
import { manifestIn, type Upload } from '@forecourt/gate';
import type { Request } from 'express';
import type { Authority } from './authorise';
import { bodyOf, remoteOf, versionOf } from './parameters';

/**
 * Reads a version from the body, and the reason to force it.
 * @throws ProblemError `token-scope` if it reads personal data and the token does not allow this
 */
export function uploadIn(request: Request, authority: Authority): { upload: Upload; force: string | undefined } {
  const [remote, version] = [remoteOf(request), versionOf(request)];
  const { files: encoded, force } = bodyOf(request, publishSchema);
  const files = new Map(Object.entries(encoded).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]));
  const manifest = manifestIn(files);
  if (manifest !== null) authority.mayAskPersonal(request, remote, personalSources(manifest));
  return { upload: { remote, version, files }, force };
}
