/** Places of nested slots in the HTML of the fragment that opened them. */

/** What stands in the place of a nested slot. */
export interface Filling {
  /** Attributes on the slot's element. */
  attributes: string;
  html: string;
}

const begin = '<!--slot:';
const end = '-->';

/** Returns the marker in the place of a fragment's nested slot. @param at number of nested slots that it opened before */
export const slotMarker = (slot: string, at: number): string => `${begin}${slot}/${at}${end}`;

/** Whether a text is a marker; one that is not could also occur elsewhere in the HTML. */
export const isSlotMarker = (text: string): boolean =>
  text.startsWith(begin) && text.indexOf(end, begin.length) === text.length - end.length;

/**
 * Returns a fragment's HTML with its nested slots in place of their markers. One pass: the fillings are not searched, their own nested slots
 * have been filled.
 * @param fillings by marker
 */
export function fillSlots(html: string, fillings: ReadonlyMap<string, Filling>): string {
  if (fillings.size === 0) return html;
  const pieces: string[] = [];
  let done = 0;
  for (let at = html.indexOf(`>${begin}`); at !== -1; at = html.indexOf(`>${begin}`, at + 1)) {
    const close = html.indexOf(end, at + 1 + begin.length);
    if (close === -1) break;
    const filling = fillings.get(html.slice(at + 1, close + end.length));
    if (filling === undefined) continue;
    pieces.push(html.slice(done, at), ' ', filling.attributes, '>', filling.html);
    done = close + end.length;
  }
  pieces.push(html.slice(done));
  return pieces.join('');
}
