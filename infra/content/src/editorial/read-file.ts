import type { EditorialKind } from '@forecourt/site';
import { slugPattern } from '@forecourt/site';
import type { readPicture } from '../pictures/pictures';
import { type Entry, entryOf } from './entry';
import { readFrontMatter } from './front-matter';
import { readMarkdown } from './markdown';
import { atLine, EditorialError } from './refusal';

/** Maximum size of a file, bytes. */
export const maxFileBytes = 200_000;

/** Returns a picture of a folder by its name. @throws Error with its fault */
export type PictureReader = (file: string) => ReturnType<typeof readPicture>;

/** Reads an article's file: front matter between two lines `---`, then Markdown. @throws EditorialError with every reason and its line */
export async function readFile(
  { kind, slug }: { kind: EditorialKind; slug: string },
  bytes: Buffer,
  pictureNamed: PictureReader,
): Promise<Entry> {
  if (!slugPattern.test(slug) || slug.length > 100)
    throw new EditorialError(
      `the name of the file is the address of the page: small letters, digits and hyphens, at most 100`,
    );
  if (bytes.length > maxFileBytes)
    throw new EditorialError(`it has ${bytes.length} bytes; ${maxFileBytes} are the limit`);
  const text = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
  if (text.includes('\u0000') || text.includes('\uFFFD')) throw new EditorialError('it is no text in UTF-8');
  const [, head, body = ''] = /^---\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  if (head === undefined)
    throw atLine([[1, 'it starts with front matter: a line ---, fields such as title, a line ---']]);
  const front = readFrontMatter(head, kind, 2);
  const words = readMarkdown(body, 2 + head.split('\n').length);
  const { picture } = front;
  if ('drawn' in picture) return entryOf({ kind, slug }, front, words, undefined);
  const { name, type, bytes: data } = await pictureNamed(picture.file);
  return entryOf({ kind, slug }, front, words, { name, type, base64: data.toString('base64'), alt: picture.alt });
}
