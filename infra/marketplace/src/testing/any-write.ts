import type { SearchDocument } from '@forecourt/matching';
import { documentArbitrary, idArbitrary } from '@forecourt/matching/testing';
import fc from 'fast-check';

/** A change of the index. */
export type Write = { kind: 'upsert'; document: SearchDocument } | { kind: 'remove'; id: string } | { kind: 'compact' };

export const writeArbitrary: fc.Arbitrary<Write> = fc.oneof(
  { weight: 6, arbitrary: documentArbitrary.map((document): Write => ({ kind: 'upsert', document })) },
  { weight: 3, arbitrary: idArbitrary.map((removed): Write => ({ kind: 'remove', id: removed })) },
  { weight: 1, arbitrary: fc.constant<Write>({ kind: 'compact' }) },
);
