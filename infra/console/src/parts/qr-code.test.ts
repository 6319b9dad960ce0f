import decodeQR from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import QrCode from './qr-code';

const markupOf = (text: string) => renderToStaticMarkup(createElement(QrCode, { text, label: 'QR code of the link' }));

/** Pixels of a module: a decoder looks at a picture. */
const scale = 4;

/** Reads the code in the markup, as a camera sees it. */
function read(markup: string): string {
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]) * scale;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at++) {
      const row = Number(y) * scale + Math.floor(at / scale);
      const column = Number(x) * scale + (at % scale);
      data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
    }
  return decodeQR({ width: size, height: size, data });
}

test.each([300, 2900])('a link of %i characters is read from its code', (length) => {
  const link = `https://cars.example/_shell/preview?token=${'aZ09-_.'.repeat(500)}`.slice(0, length);
  const markup = markupOf(link);
  expect(markup).toMatch(/^<svg role="img" aria-label="QR code of the link"/);
  expect(read(markup)).toBe(link);
});

test('a link that no code can hold has none, and says so', () => {
  const markup = markupOf('x'.repeat(2954));
  expect(markup).toContain('too long for a QR code');
  expect(markup).not.toContain('<svg');
});
