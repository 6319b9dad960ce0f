import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliSuffix } from '@forecourt/gate';
import { type Request, Router } from 'express';
import { ProblemError } from '../problems';

/** Returns the policy of a page that loads its own files only, is in nobody's frame, and runs no text as a script. @param frame origin that it may show in a frame */
const policyWith = (frame: string | null) =>
  [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
    ...(frame === null ? [] : [`frame-src ${frame}`]),
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'"],
  ].join('; ');

const year = 365 * 24 * 60 * 60;
/** A file of the build, whose name has a digest of its contents: `main-Q3XKCM2A.js`. */
const asset = /^\/assets\/([\w-]+-[0-9A-Z]{8}\.(js|css))$/;
/** The view of a brand's page, which shows that brand's site in a frame. */
const ofBrand = /^\/pages\/([a-z][a-z0-9-]*)(\/|$)/;
const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/**
 * Serves the console below `/console/`: its assets forever, and for every other path the application, whose router reads the path.
 * @param folder of the build, absolute; undefined if this registry has no console
 * @param frameOrigin returns the origin that the view of a brand's page may show in a frame; null for none
 */
export function serveConsole(
  folder: string | undefined,
  frameOrigin: (brand: string, request: Request) => string | null,
): Router {
  const router = Router();
  router.get('/console', (request, response, next) => {
    if (request.originalUrl.split('?')[0] === '/console') response.redirect(308, '/console/');
    else next();
  });
  router.use('/console', async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const [, name, ending = ''] = asset.exec(request.path) ?? [];
    if (name === undefined && request.path.startsWith('/assets/')) return next();
    const path = name === undefined ? 'index.html' : `assets/${name}`;
    const bytes = folder && (await readBuilt(folder, path, request.acceptsEncodings('br', 'identity') === 'br'));
    if (!bytes) {
      if (name !== undefined) return next();
      throw new ProblemError(
        'not-found',
        'The console is not built here. Build it: npm run build; or name its folder in CONSOLE_DIR.',
      );
    }
    response.vary('Accept-Encoding').set({
      'Content-Type': `${name === undefined ? 'text/html' : types[ending]}; charset=utf-8`,
      'Cache-Control': name === undefined ? 'no-cache' : `public, max-age=${year}, immutable`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      ...(bytes.isBrotli && { 'Content-Encoding': 'br' }),
    });
    if (name === undefined) {
      // Browsers read these headers of documents only.
      const brand = ofBrand.exec(request.path)?.[1];
      response.set({
        'Content-Security-Policy': policyWith(brand === undefined ? null : frameOrigin(brand, request)),
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
    response.send(bytes.file);
  });
  return router;
}

/** Reads a file of the build, compressed if there is such a copy; null if there is none. */
async function readBuilt(
  folder: string,
  path: string,
  acceptsBrotli: boolean,
): Promise<{ file: Buffer; isBrotli: boolean } | null> {
  const plain = join(folder, path);
  const isThere = (file: string) =>
    stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
  const isBrotli = acceptsBrotli && (await isThere(plain + brotliSuffix));
  if (!isBrotli && !(await isThere(plain))) return null;
  return { file: await readFile(isBrotli ? plain + brotliSuffix : plain), isBrotli };
}
