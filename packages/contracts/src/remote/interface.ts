/** What a version of a remote offers to other teams: the names that they may use in their code, and the types behind them. */
import * as z from 'zod';
import { nameSchema } from '../names/names';
import { type AnswerShape, answerShapeSchema } from './answer-shape';
import type { Manifest } from './manifest';
import { privatePath } from './private-files';

/** Path of the declarations in a version; absent if the remote declares nothing. */
export const declaredPath = privatePath('interface.json');

const scalars: readonly unknown[] = ['string', 'number', 'integer', 'boolean', 'null'];

/** Whether every value of an object of this shape is a text, a number, a boolean or null, as props have to be. */
function isFlat({ type, properties = {} }: AnswerShape): boolean {
  return (
    type === 'object' &&
    Object.values(properties).every(
      (shape) =>
        shape.const !== undefined ||
        shape.enum !== undefined ||
        [shape.type].flat().every((one) => scalars.includes(one)),
    )
  );
}

const propsSchema = answerShapeSchema.refine(
  isFlat,
  'an object whose properties each have a "const", an "enum" or the type string, number, integer, boolean or null',
);
const detailSchema = answerShapeSchema.refine(({ type }) => type === 'object', 'an object');

/**
 * `src/interface.json`: the shapes of the props of a remote's slots and overlays, and of the details of the events that it adds to the bus.
 * A slot or overlay without an entry may have any props.
 */
export const declaredSchema = z.strictObject({
  slots: z.record(nameSchema, propsSchema).default({}),
  overlays: z.record(nameSchema, propsSchema).default({}),
  events: z.record(nameSchema, detailSchema).default({}),
});

/** The whole interface of a version; null stands for any props. */
export const remoteInterfaceSchema = z.strictObject({
  /** Slots that its fragments nest, with the props that they pass to the fragments in them. */
  slots: z.record(nameSchema, answerShapeSchema.nullable()),
  /** Fragments that can be opened as overlays, with the props that they accept. */
  overlays: z.record(nameSchema, answerShapeSchema.nullable()),
  /** Events that it adds to the bus, with their details. */
  events: z.record(nameSchema, answerShapeSchema),
  /** Its sources that have a schema, with their answers. */
  sources: z.record(nameSchema, answerShapeSchema),
});

export type Declared = z.infer<typeof declaredSchema>;
export type RemoteInterface = z.infer<typeof remoteInterfaceSchema>;

/** Returns the interface of a version: the names of its manifest, with the types that it declares. */
export function interfaceOf(
  { fragments, sources }: Pick<Manifest, 'fragments' | 'sources'>,
  { slots, overlays, events }: Declared,
): RemoteInterface {
  const typed = (names: readonly string[], declared: Declared['slots']) =>
    Object.fromEntries(names.map((name) => [name, declared[name] ?? null]));
  return {
    slots: typed(slotsOf(fragments), slots),
    overlays: typed(overlaysOf(fragments), overlays),
    events,
    sources: Object.fromEntries(
      Object.entries(sources).flatMap(([name, { schema }]) => {
        if (schema === undefined) return [];
        const { examples: _, ...shape } = schema;
        return [[name, shape]];
      }),
    ),
  };
}

/** Lists the declarations of slots and overlays that no fragment of the manifest brings. */
export function interfaceGaps({ fragments }: Pick<Manifest, 'fragments'>, { slots, overlays }: Declared): string[] {
  const missing = (declared: Declared['slots'], there: readonly string[]) =>
    Object.keys(declared).filter((name) => !there.includes(name));
  return [
    ...missing(slots, slotsOf(fragments)).map((name) => `src/interface.json: no fragment nests the slot "${name}"`),
    ...missing(overlays, overlaysOf(fragments)).map(
      (name) => `src/interface.json: there is no fragment "${name}" with an overlay`,
    ),
  ];
}

function slotsOf(fragments: Manifest['fragments']): string[] {
  return [...new Set(Object.values(fragments).flatMap((fragment) => fragment.slots))];
}

function overlaysOf(fragments: Manifest['fragments']): string[] {
  return Object.entries(fragments).flatMap(([name, { overlay }]) => (overlay === undefined ? [] : [name]));
}
