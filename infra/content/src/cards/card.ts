/** A picture for shared links as SVG: the brand, a title, what else there is to say, and a vehicle or photograph (Open Graph). */
import type { BrandLook } from './brand-look';

export interface Card {
  look: BrandLook;
  title: string;
  /** Lines below the title. */
  lines: readonly string[];
  picture: CardPicture;
}

/** A drawing as an SVG document, or a picture as a `data:` URL that fills its place. */
export type CardPicture = { drawing: string } | { photograph: string };

/** Size of the picture, px: what social networks show whole. */
const cardSize = { width: 1200, height: 630 } as const;
/** Place of the vehicle, px, in the ratio of drawings. */
export const picturePlace = { x: 612, y: 246, width: 540, height: 360 } as const;

const margin = 64;
/** Sizes of titles, px, the largest first, with the lines that they may have: a longer title is smaller. */
const titleSizes = [
  { size: 76, lines: 1 },
  { size: 60, lines: 2 },
  { size: 50, lines: 3 },
] as const;
/** Width of a letter by the size of its type, on average, in the widest of the brands' types. */
const letter = 0.56;

/** Returns the picture; the same card gives the same text. */
export function cardSvg({ look, title, lines, picture }: Card): string {
  const { width, height } = cardSize;
  const { size, rows } = fitted(title);
  const rowHeight = size * 1.15;
  const text = (words: string, y: number, px: number, more: string) =>
    `<text x="${margin}" y="${Math.round(y)}" font-size="${px}" ${more}>${escaped(words)}</text>`;
  const firstRow = 184 + size * 0.6;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${look.ground}"/><path d="M0 0H${width}V12H0Z" fill="${look.primary}"/>`,
    shownPicture(picture, look),
    placed(look.mark, { x: margin, y: 56, width: 56, height: 56 }),
    `<text x="${margin + 72}" y="97" font-size="36" font-weight="700" font-family="${escaped(look.font)}" fill="${look.text}">${escaped(look.name)}</text>`,
    ...rows.map((row, at) =>
      text(
        row,
        firstRow + at * rowHeight,
        size,
        `font-weight="700" font-family="${escaped(look.font)}" fill="${look.text}"`,
      ),
    ),
    ...lines.map((line, at) => text(line, 500 + at * 50, 36, `font-family="sans-serif" fill="${look.muted}"`)),
    '</svg>',
  ].join('');
}

function shownPicture(picture: CardPicture, { muted }: BrandLook): string {
  const { x, y, width, height } = picturePlace;
  if ('photograph' in picture)
    return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${picture.photograph}"/>`;
  return `${placed(picture.drawing, picturePlace)}<text x="${x + width}" y="606" font-size="20" font-family="sans-serif" text-anchor="end" fill="${muted}">Illustration</text>`;
}

/** Puts an SVG document into a place of another one. */
const placed = (svg: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/** Returns the rows of a title in the largest size in which it fits; in the smallest the last row ends where the space does. */
function fitted(title: string): { size: number; rows: readonly string[] } {
  const sizes = titleSizes.map(({ size, lines }) => ({ size, lines, rows: rowsOf(title, size) }));
  const { size, lines, rows } = sizes.find((each) => each.rows.length <= each.lines) ?? sizes.at(-1)!;
  const shown = rows.slice(0, lines);
  return { size, rows: rows.length <= lines ? shown : [...shown.slice(0, -1), `${shown.at(-1)}…`] };
}

/** Breaks a title between words. */
function rowsOf(title: string, size: number): string[] {
  const most = Math.floor((cardSize.width - 2 * margin) / (size * letter));
  const rows: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${rows.at(-1) ?? ''} ${word}`.trim();
    if (rows.length > 0 && longer.length <= most) rows[rows.length - 1] = longer;
    else rows.push(word.slice(0, most));
  }
  return rows;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
