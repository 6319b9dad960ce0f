import { manifestSchema } from '@forecourt/contracts';
import { declaredSchema } from '@forecourt/contracts/interface';
import { fragmentTypes } from './fragment-types';

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
  test('its overlays, the slots that its fragments nest, its events and its sources with a schema are declared by name', () => {
    const fragments = {
      recalls: { ...fragment, slots: ['grid-ad', 'below'] },
      details: { ...fragment, slots: ['below'], overlay: { placement: 'modal', size: 'sm' } },
    };
    const source = { upstream: 'content', path: '/content/recalls', timeoutMs: 1000 };
    const schema = { type: 'object', required: ['recalls'], properties: { recalls: { type: 'array' } } };
    const sources = { recalls: { ...source, schema }, unchecked: source };
    const declared = declaredSchema.parse({
      slots: { 'grid-ad': { type: 'object', required: ['at'], properties: { at: { type: 'integer' } } } },
      events: { 'recall-read': { type: 'object', properties: { id: { type: 'string' } } } },
    });
    expect(fragmentTypes(manifest({ fragments, sources }), declared)).toBe(
      `// Written by fragment-build from the definitions of fragments, interface.json and sources.json; a build writes it again.
import type {} from '@forecourt/contracts';

declare module '@forecourt/contracts' {
  interface Overlays {
    'mfe-recalls/details': true;
  }
  interface Slots {
    below: true;
    'grid-ad': { readonly at: number };
  }
  interface BusEvents {
    'recall-read': { readonly id?: string };
  }
  interface Sources {
    recalls: { readonly recalls: readonly unknown[] };
  }
}
`,
    );
  });

  test('a remote that brings none of them declares nothing', () => {
    expect(fragmentTypes(manifest({}), declaredSchema.parse({}))).toBe('');
  });
});
