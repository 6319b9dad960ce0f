import * as z from 'zod';

/** Elements that draw; none that loads, links, runs or styles anything. */
const elements = ['svg', 'title', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon', 'text'];
const attributes = [
  ...[
    'xmlns',
    'viewBox',
    'd',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'x',
    'y',
    'x1',
    'x2',
    'y1',
    'y2',
    'width',
    'height',
    'points',
  ],
  ...['fill', 'fill-rule', 'fill-opacity', 'opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['transform', 'font-family', 'font-size', 'font-weight', 'text-anchor'],
];
const token = /<(\/?)([a-z]+)((?:\s+[a-zA-Z0-9-]+="[^"<>&]*")*)\s*(\/?)>|[^<>&]+/y;

/** Whether a text is an SVG picture of plain shapes only, with every element closed. */
function isPlainSvg(svg: string): boolean {
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < svg.length) {
    const read = token.exec(svg);
    if (read === null) return false;
    const [, end, name, given = '', closed] = read;
    if (name === undefined) continue;
    if (!elements.includes(name) || (open.length === 0) !== (name === 'svg' && end === '')) return false;
    if ([...given.matchAll(/\s([a-zA-Z0-9-]+)="([^"]*)"/g)].some(([, key = '', value = '']) => !isPlain(key, value)))
      return false;
    if (end === '/') {
      if (open.pop() !== name) return false;
      if (open.length === 0) return svg.slice(token.lastIndex).trim() === '';
    } else if (closed !== '/') open.push(name);
  }
  return false;
}

function isPlain(name: string, value: string): boolean {
  return attributes.includes(name) && !/url\s*\(/i.test(value);
}

/** A brand's mark: an SVG picture, 32 by 32, of plain shapes. */
export const markSchema = z
  .string()
  .max(8000)
  .startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">')
  .refine(isPlainSvg, 'an SVG picture of plain shapes: no styles, scripts, links or images');

/** Returns a mark of one letter, for a brand without a mark. @param light background, `#rrggbb` @param letter colour of the letter */
export function letterMark(name: string, light: string, letter: string): string {
  const initial =
    name
      .replace(/[^A-Za-z0-9]/g, '')
      .slice(0, 1)
      .toUpperCase() || 'F';
  const title = name.replace(/[<>&"]/g, ' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${title}</title>`,
    `<rect width="32" height="32" rx="6" fill="${light}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="${letter}">${initial}</text></svg>`,
  ].join('');
}
