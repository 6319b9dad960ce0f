import * as z from 'zod';
import data from '../data/guides.json';

/** Answer of `GET /content/guides/{id}`: an explanation for shoppers (section 2, Overlays). */
export const guideSchema = z.strictObject({
  /** A sentence or two before the parts. */
  intro: z.string(),
  parts: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(1),
});

/** Guides by id. */
export const guides: ReadonlyMap<string, z.infer<typeof guideSchema>> = new Map(
  Object.entries(z.record(z.string(), guideSchema).parse(data)),
);
