import type { DifferingLook, Looks } from '@forecourt/contracts/looks';
import { escaped, picturePage, picturesHtml, warningHtml } from '../picture-page';

/** Returns the figures of a comparison in a sentence. */
export function comparedText({ against, states, pictures, differing }: Looks): string {
  return `${states} states were compared with ${against}, those that may differ by ${pictures} pairs of pictures: ${differing.length} differ.`;
}

/** Returns a comparison with the version before as one page: the pairs, and the pixels that differ, beside each other. */
export function comparePage(key: string, looks: Looks): string {
  return picturePage(`${key} beside ${looks.against}`, [
    `<p>${escaped(comparedText(looks))}</p>`,
    ...looks.warnings.map(warningHtml),
    ...looks.differing.map(differingHtml),
  ]);
}

function differingHtml(look: DifferingLook): string {
  const { fragment, brand, page, mode, width } = look;
  const heading = `${fragment}, shown ${page} (${brand}, ${mode}, ${width} pixels wide)`;
  return `<section><h2>${escaped(heading)}</h2>${picturesHtml(look)}</section>`;
}
