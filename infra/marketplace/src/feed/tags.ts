/** A text with what stood in its square brackets. */
export interface TaggedText {
  text: string;
  /** In their order, without brackets. */
  tags: readonly string[];
}

/** Most texts have none. */
export function hasBrackets(text: string): boolean {
  return text.includes('[') || text.includes(']');
}

/**
 * Cuts tags out of a text: `SHADOW BLACK [BLACK]` is `SHADOW BLACK` with the tag `BLACK`. Of brackets in brackets the outer ones
 * count. A bracket without its partner is left out and what follows it stays; a text that is nothing but tags stays without its
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
  // A comma that stood behind a tag stands behind the word before it now.
  const rest = tidy(shown).replace(/ (?=[,;:.)])/g, '');
  return { text: /[\p{L}\p{N}]/u.test(rest) ? rest : withoutBrackets(text), tags };
}

/** Where each bracket closes, by where it opens; those without a partner are absent. */
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
