/** Every fragment of a version in every state that the gate's test pages give it: what `fragment gallery` shows. */
import * as z from 'zod';
import { nameSchema } from '../names/names';

/** Widths of its pictures and frames, CSS pixels: a telephone, a tablet, a desktop. */
export const stateWidths = [360, 768, 1200] as const;
export const stateModes = ['light', 'dark'] as const;

const stateSchema = z.object({
  fragment: nameSchema,
  brand: nameSchema,
  /** The test pages on which it shows this, each as a description that follows "shown". */
  pages: z.array(z.string()),
  /** Absent if it failed. */
  html: z.string().optional(),
  failure: z.string().optional(),
});

/** Answer of `POST /v1/remotes/{remote}/{version}/states`. */
export const statesSchema = z.object({
  states: z.array(stateSchema),
  /** The brands in order, each with the stylesheet of its theme. */
  brands: z.array(z.object({ id: nameSchema, name: z.string(), css: z.string() })),
  /** The site's own stylesheet, which all pages have. */
  css: z.string(),
});

export type State = z.infer<typeof stateSchema>;
export type States = z.infer<typeof statesSchema>;
