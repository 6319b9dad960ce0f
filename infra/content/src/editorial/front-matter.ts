/** The front matter of an article's file: its facts besides the text, as YAML. */
import { nameSchema } from '@forecourt/contracts';
import { slugify } from '@forecourt/search-state';
import { own } from '@forecourt/service';
import { type EditorialKind, editorialVehicleSchema, topics } from '@forecourt/site';
import { parseVehicleImageUrl, vehicleImageBase, vehicleShapes } from '@forecourt/ui/vehicle';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { pictureFile } from '../pictures/pictures';
import { atLine } from './refusal';

const day = z.iso.date('a day such as 2026-06-02');
const alt = z.string().trim().min(1, 'say what the picture shows').max(200);

/** Words of editors for drawings that have longer names. */
const usualShapes: Readonly<Record<string, string>> = {
  suv: 'small-suv',
  pickup: 'crew-cab',
  'crew-cab-pickup': 'crew-cab',
};
/** Returns the name of a drawing, `small-suv/BLUE`, for the words of an editor, `suv/BLUE`. */
function drawingOf(words: string): string {
  const [shape = '', ...color] = words.split('/');
  return [own(usualShapes, shape) ?? shape, ...color].join('/');
}
const isDrawn = (name: string) => parseVehicleImageUrl(`${vehicleImageBase}/${name}/side.svg`) !== null;

const pictureSchema = z.union(
  [
    z.strictObject({
      drawn: z
        .string()
        .overwrite(drawingOf)
        .refine(isDrawn, `a drawing such as sedan/BLUE; there are ${vehicleShapes.join(', ')}, in a color`),
      alt,
    }),
    z.strictObject({
      file: z.string().regex(pictureFile, 'the name of a file in the folder pictures, such as tires.webp'),
      alt,
    }),
  ],
  'a drawing such as { drawn: sedan/BLUE, alt: … }, or a file such as { file: name.webp, alt: … }, with a description in `alt`',
);

/** Names of models count as their codes: `F-150` is `F150`. */
const modelCode = (name: string) => slugify(name).replaceAll('-', '').toUpperCase();
const vehicleSchema = editorialVehicleSchema.safeExtend({
  model: z.string().max(60).overwrite(modelCode).pipe(editorialVehicleSchema.shape.model),
});

const frontMatterSchema = z.strictObject({
  title: z.string().trim().min(1).max(90),
  summary: z.string().trim().min(1).max(220),
  published: day,
  updated: day.optional(),
  topic: z.enum(topics),
  brands: z.array(nameSchema).min(1).max(20).optional(),
  picture: pictureSchema,
  /** At most as many as a search may name. */
  vehicles: z.array(vehicleSchema).max(5).default([]),
  draft: z.boolean().default(false),
  score: z.number().min(1).max(10).optional(),
});
export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Returns the schema of a kind: an expert review is about one model, and only a review has a score. */
export const frontMatterOf = (kind: EditorialKind) =>
  frontMatterSchema
    .refine(({ published, updated = published }) => published <= updated, {
      path: ['updated'],
      message: 'the dates are the wrong way round: it was updated before it was published',
    })
    .refine(({ vehicles }) => kind === 'article' || vehicles.length === 1, {
      path: ['vehicles'],
      message: 'an expert review is about exactly one vehicle',
    })
    .refine(({ score }) => kind === 'expert-review' || score === undefined, {
      path: ['score'],
      message: 'an article has no score',
    });

/** Reads the head of a file. @param firstLine the line at which it starts @throws EditorialError with every reason and its line */
export function readFrontMatter(text: string, kind: EditorialKind, firstLine: number): FrontMatter {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, schema: 'core', stringKeys: true });
  const lineAt = (offset = 0) => lineCounter.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0)
    throw atLine(document.errors.map(({ message, pos }) => [lineAt(pos[0]), `no valid YAML: ${firstOf(message)}`]));
  const read = frontMatterOf(kind).safeParse(fieldsOf(document, firstLine));
  if (read.success) return read.data;
  /** Line of the value at a path, or of what is around it if it is missing. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    if (path.length === 0) return firstLine;
    const node = document.getIn(path, true);
    const range = typeof node === 'object' && node !== null && 'range' in node ? (node.range as number[] | null) : null;
    return range ? lineAt(range[0]) : lineOf(path.slice(0, -1));
  };
  throw atLine(
    read.error.issues.map((issue) => {
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      const name = issue.path.length === 0 ? '' : `${issue.path.map(String).join('.')}: `;
      return [lineOf(path), `${name}${issue.message}`];
    }),
  );
}

/** Returns the value of a document; a reference to another place is refused, because a few of them can make gigabytes. */
function fieldsOf(document: ReturnType<typeof parseDocument>, firstLine: number): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw atLine([[firstLine, 'references such as *name are not allowed']]);
  }
}

/** Returns the first line of the parser's message; the others repeat the text. */
const firstOf = (message: string) => message.split(' at line ')[0] ?? message;
