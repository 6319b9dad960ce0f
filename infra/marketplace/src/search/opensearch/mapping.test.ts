import { facetNames } from '@forecourt/matching';
import { documentArbitrary } from '@forecourt/matching/testing';
import fc from 'fast-check';
import { indexBody, toSource } from './mapping';

test('every listing has only fields that the mapping names, which refuses others', () => {
  const { properties, dynamic } = indexBody({ format: 1, generation: 1, mark: '' }, 'writes').mappings;
  expect(dynamic).toBe('strict');
  fc.assert(
    fc.property(documentArbitrary, (document) => {
      const { codes, ...facts } = toSource(document);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(facts)));
      expect(facetNames).toEqual(expect.arrayContaining(Object.keys(codes)));
      expect('place' in facts).toBe(document.lat !== null);
    }),
  );
});
