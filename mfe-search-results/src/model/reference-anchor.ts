/** What the jump link leads to: the heading of the model's reference section, by its id. */
export const referenceAnchor = 'model-reference';
