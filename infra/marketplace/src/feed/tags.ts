/** A text with the texts of its square brackets. */
export interface TaggedText {
  text: string;
  /** The tags in their order, without brackets. */
  tags: readonly string[];
}

/** Whether a text has square brackets; most texts have none. */
export function hasBrackets(text: string): boolean {
  return text.includes('[') || text.includes(']');
}

/**
 * Separates tags from a text: `SHADOW BLACK [BLACK]` is `SHADOW BLACK` with the tag `BLACK`. Of nested brackets the outer ones
 * count. An unmatched bracket is dropped and the text after it stays; a text that consists only of tags stays, without its
 * brackets.
 *
 * @param text a line with single spaces
 */
export function splitTags(text: string): TaggedText {
  if (!hasBrackets(text)) return { text, tags: [] };
  const partner = partnersOf(text);
  const tags: string[] = [];
  let shown = '';
  for (let at = 0; at < text.length; at += 1) {
    const end = partner.get(at);
    if (end !== undefined) {
      tags.push(withoutBrackets(text.slice(at, end)));
      at = end;
    }
    shown += text[at] === '[' || text[at] === ']' ? ' ' : text[at];
  }
  // A comma after a tag now follows the word before the tag.
  const rest = tidy(shown).replace(/ (?=[,;:.)])/g, '');
  return { text: /[\p{L}\p{N}]/u.test(rest) ? rest : withoutBrackets(text), tags };
}

/** Returns the position of each closing bracket by that of its opening one; unmatched brackets are absent. */
function partnersOf(text: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '[') open.push(at);
    const start = text[at] === ']' ? open.pop() : undefined;
    if (start !== undefined) partners.set(start, at);
  }
  return partners;
}

function withoutBrackets(text: string): string {
  return tidy(text.replace(/[[\]]/g, ' '));
}

function tidy(text: string): string {
  return text.replace(/ +/g, ' ').trim();
}
