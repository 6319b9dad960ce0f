/** An article or expert review, as the service has it in memory and stores its last good version: plain JSON. */
import {
  type EditorialEntry,
  type EditorialSummary,
  editorialKinds,
  editorialPath,
  editorialVehicleSchema,
  type Prose,
  proseSchema,
  slugPattern,
  type Topic,
  topicLabels,
  topics,
} from '@forecourt/site';
import { drawnPhotoUrl, parseVehicleImageUrl, vehicleImageBase } from '@forecourt/ui/vehicle';
import * as z from 'zod';
import { countWords } from '../words/prose';
import type { FrontMatter } from './front-matter';

/** Path of editors' pictures in browsers. */
export const editorialPictureBase = '/content/pictures';

const alt = z.string();
const filePictureSchema = z.object({ name: z.string(), type: z.string(), base64: z.string(), alt });

export const entrySchema = z.object({
  kind: z.enum(editorialKinds),
  slug: z.string().regex(slugPattern).max(100),
  title: z.string(),
  summary: z.string(),
  published: z.string(),
  updated: z.string().optional(),
  topic: z.enum(topics),
  /** The brands that show it; absent: all. */
  brands: z.array(z.string()).optional(),
  vehicles: z.array(editorialVehicleSchema),
  /** Whether it is shown by a signed link only. */
  draft: z.boolean(),
  score: z.number().optional(),
  /** A drawing, `sedan/BLUE`, or a file. */
  picture: z.union([z.object({ drawn: z.string(), alt }), filePictureSchema]),
  words: z.array(proseSchema),
});
export type Entry = z.infer<typeof entrySchema>;
export type FilePicture = z.infer<typeof filePictureSchema>;

/** Words that a reader reads in a minute. */
const wordsAMinute = 230;

/** Returns the time to read a text, minutes. */
export const minutesOf = (words: readonly Prose[]): number => Math.max(1, Math.round(countWords(words) / wordsAMinute));

/** Returns an entry of a file's parts. @param picture its picture, if it has a file */
export function entryOf(
  { kind, slug }: Pick<Entry, 'kind' | 'slug'>,
  { picture, ...front }: FrontMatter,
  words: Prose[],
  file: FilePicture | undefined,
): Entry {
  const shown = 'drawn' in picture ? picture : file;
  if (shown === undefined) throw new Error(`the picture of ${slug} has not been read`);
  return { kind, slug, ...front, picture: shown, words };
}

/** Returns a topic with its label. */
export const topicOf = (id: Topic): EditorialSummary['topic'] => ({ id, label: topicLabels[id] });

/** Returns an entry without its text, for lists. */
export function summaryOf(entry: Entry): EditorialSummary {
  const { kind, slug, title, summary, published, updated, vehicles, words } = entry;
  const topic = topicOf(entry.topic);
  return {
    ...{ kind, href: editorialPath(kind, slug), title, summary, topic, published },
    ...(updated !== undefined && { updated }),
    ...{ minutes: minutesOf(words), picture: pictureOf(entry.picture), vehicles },
  };
}

/** Returns an entry with its text, for its page. */
export function answerOf(entry: Entry): EditorialEntry {
  const { score, draft, words } = entry;
  return { ...summaryOf(entry), ...(score !== undefined && { score }), isDraft: draft, words };
}

function pictureOf(picture: Entry['picture']): EditorialSummary['picture'] {
  if ('base64' in picture) {
    const src = `${editorialPictureBase}/${picture.name}`;
    return { src, bitmap: src, alt: picture.alt, isDrawn: false };
  }
  const src = `${vehicleImageBase}/${picture.drawn}/side.svg`;
  const look = parseVehicleImageUrl(src);
  return { src, bitmap: look === null ? src : drawnPhotoUrl(look), alt: picture.alt, isDrawn: true };
}
