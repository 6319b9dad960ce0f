import { manifestSchema } from '@forecourt/contracts';
import { fragmentTypes } from './fragment-types';
import { typeOfShape } from './shape-type';

const fragment = { needs: [], hydrate: 'idle', slots: [], expose: './a', js: [], css: [], fallback: '' };
const manifest = (parts: object) =>
  manifestSchema.parse({
    ...{
      schema: 1,
      name: 'mfe-recalls',
      version: '1.0.0',
      contract: '^2.0.0',
      container: 'mfe_recalls',
      entry: 'a.js',
    },
    ...{ server: 'server.js', shared: {}, files: {}, fragments: { recalls: fragment }, ...parts },
  });

describe('types of a remote', () => {
  test('its overlays, the slots that its fragments nest and its sources with a schema are declared by name', () => {
    const fragments = {
      recalls: { ...fragment, slots: ['grid-ad', 'below'] },
      details: { ...fragment, slots: ['below'], overlay: { placement: 'modal', size: 'sm' } },
    };
    const source = { upstream: 'content', path: '/content/recalls', timeoutMs: 1000 };
    const schema = { type: 'object', required: ['recalls'], properties: { recalls: { type: 'array' } } };
    const sources = { recalls: { ...source, schema }, unchecked: source };
    expect(fragmentTypes(manifest({ fragments, sources }))).toBe(
      `// Written by fragment-build from the definitions of fragments and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-recalls/details': true;
  }
  interface Slots {
    below: true;
    'grid-ad': true;
  }
  interface Sources {
    recalls: { readonly recalls: readonly unknown[] };
  }
}
`,
    );
  });

  test('a remote that brings none of them declares nothing', () => {
    expect(fragmentTypes(manifest({}))).toBe('');
  });
});

test.each([
  [{}, 'unknown'],
  [{ type: 'integer' }, 'number'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ const: 'a' }, '"a"'],
  [{ enum: ['a', 3, null] }, '"a" | 3 | null'],
  [{ type: 'array', items: { type: ['string', 'number'] } }, 'readonly (string | number)[]'],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'readonly (readonly string[])[]'],
  [{ type: 'object' }, 'Readonly<Record<string, unknown>>'],
  [{ type: 'object', additionalProperties: { type: 'boolean' } }, 'Readonly<Record<string, boolean>>'],
  [
    { type: 'object', required: ['id'], properties: { id: { type: 'string' }, "it's": { type: 'integer' } } },
    "{ readonly id: string; readonly 'it\\'s'?: number }",
  ],
] as const)('the type of answers of the schema %j is %s', (shape, type) => {
  expect(typeOfShape(JSON.parse(JSON.stringify(shape)))).toBe(type);
});
