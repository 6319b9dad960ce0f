/** Content types by file extension, and whether a brotli sibling is worth its disk space. */
const types: Readonly<Record<string, readonly [type: string, text: boolean]>> = {
  js: ['text/javascript; charset=utf-8', true],
  mjs: ['text/javascript; charset=utf-8', true],
  css: ['text/css; charset=utf-8', true],
  json: ['application/json; charset=utf-8', true],
  map: ['application/json; charset=utf-8', true],
  html: ['text/html; charset=utf-8', true],
  txt: ['text/plain; charset=utf-8', true],
  xml: ['application/xml; charset=utf-8', true],
  svg: ['image/svg+xml', true],
  wasm: ['application/wasm', true],
  ico: ['image/x-icon', true],
  ttf: ['font/ttf', true],
  otf: ['font/otf', true],
  woff: ['font/woff', false],
  woff2: ['font/woff2', false],
  png: ['image/png', false],
  jpg: ['image/jpeg', false],
  jpeg: ['image/jpeg', false],
  gif: ['image/gif', false],
  webp: ['image/webp', false],
  avif: ['image/avif', false],
};

export function contentTypeOf(path: string): string {
  return typeOf(path)?.[0] ?? 'application/octet-stream';
}

export function isCompressible(path: string): boolean {
  return typeOf(path)?.[1] ?? false;
}

function typeOf(path: string): readonly [string, boolean] | undefined {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
