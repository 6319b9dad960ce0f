/** Id of the heading of the model's reference section, the target of the jump link. */
export const referenceAnchor = 'model-reference';
