/** Why a text is not served: reasons for its editor, each with its line. */
export class EditorialError extends Error {
  override name = 'EditorialError';
}

/** Returns the error for reasons and their lines, from 1, at most five of them. */
export function atLine(reasons: readonly (readonly [line: number, reason: string])[]): EditorialError {
  const shown = reasons.slice(0, 5).map(([line, reason]) => `line ${line}: ${reason}`);
  const more = reasons.length - shown.length;
  return new EditorialError([...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
}
