/** Previews of a draft: as a request and as a command. */
import { dataOf, registry } from './client';
import { commandText } from './command-text';
import { type BrandPage, copyOf, type Draft } from './layouts';

/** Lifetime of a link, hours. Each preview of a draft makes a link, and a token may have a limited number of valid ones. */
const hours = 4;

/** Creates a link that shows a draft on the brand's site, and one for a frame of the console. @param path of the page that they lead to @throws Refusal */
export function previewDraft({ brand, page }: BrandPage, draft: Draft, path: string) {
  const layout = { pageType: page, layout: copyOf(draft) };
  return dataOf(
    registry.POST('/v1/previews', { body: { versions: {}, brand, layout, page: path, hours, framed: true } }),
  );
}

/** Returns the command that creates the same link, with the layout in a file. */
export const previewCommand = ({ brand, page }: BrandPage, path: string): string =>
  commandText([
    'preview',
    '--layout',
    `${page}=layout.json`,
    '--brand',
    brand,
    '--page',
    path,
    '--hours',
    String(hours),
  ]);
