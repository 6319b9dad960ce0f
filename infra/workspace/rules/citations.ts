import { syntaxOf } from './syntax';

/** Rules at the beginning of a title: `R29 …`, `R2, R3 …`. */
const cited = /^(?:R\d+,? )+/;

/**
 * The rules that the titles of a file cite, each once: of tests, of what encloses them, and of the rows of their tables. A title is
 * a text of the file that begins with rules; comments are none.
 */
export function citationsOf(path: string): ReadonlySet<string> {
  const texts: string[] = [];
  collectTexts(syntaxOf(path), texts);
  return new Set(texts.flatMap((text) => cited.exec(text)?.[0].match(/R\d+/g) ?? []));
}

function collectTexts(node: unknown, into: string[]): void {
  if (Array.isArray(node)) for (const each of node) collectTexts(each, into);
  else if (typeof node === 'object' && node !== null) {
    const { type, value, raw } = node as { type?: string; value?: unknown; raw?: unknown };
    if (type === 'StringLiteral') into.push(String(value));
    else if (type === 'TemplateElement') into.push(String(raw));
    else for (const each of Object.values(node)) collectTexts(each, into);
  }
}
