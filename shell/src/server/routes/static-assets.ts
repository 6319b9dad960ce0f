import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@forecourt/contracts/integrity';
import { parseVehicleImageUrl, vehicleSvg } from '@forecourt/ui/vehicle';
import { type Request, type Response, Router } from 'express';
import { createBrotli } from '../http/brotli';
import { rulesPath, rulesText, rulesType } from '../http/speculation';
import type { SiteBrands } from '../site-brands';
import type { Styles } from '../steps/document/styles';

const forever = 'public, max-age=31536000, immutable';

/** The shell's own browser files: built into `dist/public`, named by their content. */
export interface ShellAssets {
  host: { url: string; integrity: string };
  /** Script of testers' pages. */
  inspector: { url: string; integrity: string };
  /** Script of pages that lack slots. */
  deferred: { url: string; integrity: string };
  /** Script of visits that are measured. */
  field: { url: string; integrity: string };
  starter: string;
  /** The starter of pages with unpublished builds. */
  devStarter: string;
  lateSlot: string;
  /** Receives push messages, and does nothing else (R66). */
  pushWorker: string;
  previewCss: string;
  baseCss: string;
  /** Rules of the base that search pages need only once they are interactive. */
  laterCss: string;
  /** Rules of the base for pages that are arranged as `detail`. */
  detailCss: string;
  /** Rules of the base for pages that are no searches. */
  othersCss: string;
  files: ReadonlyMap<string, { bytes: Buffer; brotli: Buffer }>;
}

/** Reads the files that the build wrote. @throws if the shell was not built */
export function readShellAssets(folder: string): ShellAssets {
  const names = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as {
    host: string;
    inspector: string;
    deferred: string;
    field: string;
    starter: string;
    devStarter: string;
    lateSlot: string;
    pushWorker: string;
    css: string;
    laterCss: string;
    detailCss: string;
    othersCss: string;
    previewCss: string;
    files: string[];
  };
  const read = (name: string) => readFileSync(join(folder, name));
  const files = new Map(
    names.files.map((name) => [name, { bytes: read(name), brotli: brotliCompressSync(read(name)) }]),
  );
  const script = (name: string) => ({ url: `/_shell/assets/${name}`, integrity: integrityOf(read(name)) });
  return {
    host: script(names.host),
    inspector: script(names.inspector),
    deferred: script(names.deferred),
    field: script(names.field),
    starter: read(names.starter).toString(),
    devStarter: read(names.devStarter).toString(),
    lateSlot: read(names.lateSlot).toString(),
    pushWorker: read(names.pushWorker).toString(),
    baseCss: read(names.css).toString(),
    laterCss: read(names.laterCss).toString(),
    detailCss: read(names.detailCss).toString(),
    othersCss: read(names.othersCss).toString(),
    previewCss: read(names.previewCss).toString(),
    files,
  };
}

export function assetRoutes({
  assets,
  brands,
  styles,
  home,
}: {
  assets: ShellAssets;
  brands: SiteBrands;
  styles: Styles;
  /** Path of the site's first page. */
  home: string;
}): Router {
  const router = Router();
  const brotli = createBrotli();
  router.get('/assets/:name', (request, response, next) => {
    const file = assets.files.get(request.params.name);
    if (file === undefined) return next();
    response.type('text/javascript').set('Cache-Control', forever);
    sendEncoded(request, response, file);
  });
  router.get('/styles/:name', async (request, response, next) => {
    const css = /^[A-Za-z0-9]+\.css$/.test(request.params.name) ? await styles.byName(request.params.name) : undefined;
    if (css === undefined) return next();
    response
      .type('text/css')
      .set('Cache-Control', styles.isPublished(request.params.name) ? forever : 'private, no-store');
    const bytes = Buffer.from(css);
    sendEncoded(request, response, { bytes, brotli: await brotli({ bytes, integrity: request.params.name }) });
  });
  router.get(rulesPath, (_request, response) => {
    response.type(rulesType).set('Cache-Control', forever).send(rulesText);
  });
  router.get('/icon.svg', (request, response) => {
    response
      .type('image/svg+xml')
      .set('Cache-Control', 'public, max-age=86400')
      .send(brands.forHost(request.headers.host).mark);
  });
  // Name of the site on a home screen; Apple's devices accept push messages for sites on the home screen only.
  router.get('/app.webmanifest', (request, response) => {
    const { name } = brands.forHost(request.headers.host);
    response
      .type('application/manifest+json')
      .set('Cache-Control', 'public, max-age=86400')
      .json({
        ...{ name, short_name: name, start_url: home, scope: '/', display: 'standalone' },
        icons: [{ src: '/_shell/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
      });
  });
  router.get('/vehicles/*path', (request, response, next) => {
    const picture = parseVehicleImageUrl(request.baseUrl + request.path);
    if (picture === null) return next();
    response.type('image/svg+xml').set('Cache-Control', 'public, max-age=604800').send(vehicleSvg(picture));
  });
  return router;
}

function sendEncoded(request: Request, response: Response, file: { bytes: Buffer; brotli: Buffer }): void {
  response.set('Vary', 'Accept-Encoding');
  if (request.acceptsEncodings('br') === 'br') response.set('Content-Encoding', 'br').send(file.brotli);
  else response.send(file.bytes);
}
