import { liveDeclarations } from './declarations';
import { declaredSchema, interfaceGaps, interfaceOf } from './interface';

const object = (properties: object) => ({ type: 'object', properties });
const reasonsFor = (declared: unknown) =>
  declaredSchema.safeParse(declared).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('interface.json', () => {
  test.each([
    {},
    {
      slots: {
        inline: object({ at: { type: 'integer' }, kind: { enum: ['ad', 'card'] }, of: { type: ['string', 'null'] } }),
      },
    },
    { overlays: { share: object({}) }, events: { shared: object({ list: { type: 'array' } }) } },
  ])('declares props and events: %j', (declared) => expect(reasonsFor(declared)).toEqual([]));

  test.each<[string, object, RegExp]>([
    [
      'props that are no object',
      { slots: { inline: { type: 'string' } } },
      /^slots\.inline: an object whose properties/,
    ],
    [
      'a prop of a type that props cannot have',
      { overlays: { share: object({ of: { type: 'array' } }) } },
      /^overlays\.share: /,
    ],
    ['a prop of any type', { overlays: { share: object({ of: {} }) } }, /^overlays\.share: /],
    ['an event without an object', { events: { shared: { type: 'string' } } }, /^events\.shared: an object/],
    ['a name that is none', { slots: { Inline: object({}) } }, /^slots\.Inline: /],
    ['another kind of name', { sources: {} }, /"sources"/],
  ])('refuses %s', (_what, declared, reason) => {
    expect(reasonsFor(declared)).toEqual([expect.stringMatching(reason)]);
  });
});

const fragment = { needs: [], hydrate: 'idle' as const, expose: './a', js: [], css: [], fallback: '' };
const overlay = { placement: 'modal', size: 'sm' } as const;
const fragments = { share: { ...fragment, slots: [], overlay }, results: { ...fragment, slots: ['inline'] } };

test('an interface has the names of the manifest and the declared types; a source without its examples', () => {
  const schema = { type: 'object', examples: [{}] } as const;
  const source = { upstream: 'content', path: '/content/a', timeoutMs: 100 };
  const manifest = {
    fragments,
    sources: { checked: { ...source, schema: { ...schema, examples: [{}] } }, unchecked: source },
  };
  const declared = declaredSchema.parse({ slots: { inline: object({ at: { type: 'integer' } }) } });
  expect(interfaceOf(manifest, declared)).toEqual({
    slots: { inline: object({ at: { type: 'integer' } }) },
    overlays: { share: null },
    events: {},
    sources: { checked: { type: 'object' } },
  });
});

test('a declaration of what no fragment brings is a gap', () => {
  const declared = declaredSchema.parse({ slots: { inlne: object({}) }, overlays: { results: object({}) } });
  expect(interfaceGaps({ fragments }, declared)).toEqual([
    'src/interface.json: no fragment nests the slot "inlne"',
    'src/interface.json: there is no fragment "results" with an overlay',
  ]);
});

test('a slot of two remotes is declared once, with the props of either; sources are declared by remote', () => {
  const nothing = { slots: {}, overlays: {}, events: {}, sources: {} };
  const at = (type: 'integer' | 'string') => ({ type: 'object' as const, properties: { at: { type } } });
  const text = liveDeclarations('What is live.', [
    { ...nothing, remote: 'mfe-one', slots: { inline: at('integer') }, sources: { rates: { type: 'number' } } },
    { ...nothing, remote: 'mfe-two', slots: { inline: at('string') } },
    { ...nothing, remote: 'mfe-three', slots: { inline: at('string') } },
  ]);
  expect(text).toBe(`// What is live.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Slots {
    inline: { readonly at?: number } | { readonly at?: string };
  }
  interface RemoteSources {
    'mfe-one': { readonly rates: number };
  }
}
`);
});
