/** An article's text: Markdown with a few elements. Anything else is refused, so that nothing that an editor wrote is silently left out. */
import { type Prose, proseLink } from '@forecourt/site';
import MarkdownIt, { type Token } from 'markdown-it';
import { excessOf, proseOf } from '../words/prose';
import { atLine } from './refusal';

// HTML is recognised, to be refused; links are checked below.
const markdown = new MarkdownIt({ html: true });
markdown.validateLink = () => true;

/** Allowed elements of a text, by the parser's names without `_open` and `_close`. */
const allowed: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'bullet_list', 'ordered_list', 'list_item', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'inline'],
  ...['text', 'strong', 'em', 'link', 'softbreak', 'hardbreak'],
]);

/** Names for the reasons; others are named as the parser names them. */
const names: Readonly<Record<string, string>> = {
  html_block: 'HTML',
  html_inline: 'HTML',
  image: 'a picture in the text',
  code_inline: 'code',
  code_block: 'code (a line that starts with four spaces)',
  fence: 'code',
  hr: 'a rule',
  s: 'struck text',
};

/** Reads a text. @param firstLine the line at which it starts @throws EditorialError with every reason and its line */
export function readMarkdown(text: string, firstLine: number): Prose[] {
  const tokens = markdown.parse(text, {});
  const faults = faultsOf(tokens, firstLine);
  if (faults.length > 0) throw atLine(faults);
  const words = proseOf(markdown.renderer.render(tokens, markdown.options, {}));
  const fault = words.length === 0 ? 'there is no text' : excessOf(words);
  if (fault !== undefined) throw atLine([[firstLine, fault]]);
  return words;
}

function faultsOf(tokens: readonly Token[], firstLine: number): [number, string][] {
  const faults: [number, string][] = [];
  let line = firstLine;
  for (const token of tokens) {
    if (token.map !== null) line = firstLine + token.map[0];
    for (const each of [token, ...(token.children ?? [])]) {
      const fault = faultOf(each);
      if (fault !== undefined) faults.push([line, fault]);
      if (each.type === 'softbreak' || each.type === 'hardbreak') line += 1;
    }
  }
  return faults;
}

/** Returns why a part of a text is refused. */
function faultOf(token: Token): string | undefined {
  const type = token.type.replace(/_(open|close)$/, '');
  if (!allowed.has(type))
    return `${names[type] ?? type} is not allowed; there are paragraphs, ## and ### headings, lists, links, **strong**, *em*, tables and > quotes`;
  if (token.type === 'heading_open' && token.tag !== 'h2' && token.tag !== 'h3')
    return 'a heading starts with ## or ###; the title is in the front matter';
  const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : undefined;
  if (href !== undefined && proseLink(href) === undefined)
    return `a link leads to "${href.slice(0, 80)}": use a path of this site such as /cars-for-sale/all, or an address that starts with https://`;
  return undefined;
}
