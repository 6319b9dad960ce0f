import { createReference, type Reference, type ReferenceData } from '@forecourt/search-state';

const made = new WeakMap<ReferenceData, Reference>();

/** The look-ups of a page's reference data, made once for each. */
export function referenceOf(data: ReferenceData): Reference {
  let reference = made.get(data);
  if (reference === undefined) {
    reference = createReference(data);
    made.set(data, reference);
  }
  return reference;
}
