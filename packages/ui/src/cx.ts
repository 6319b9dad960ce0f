/** Joins class names without empty ones: `cx('a', on && 'b', className)`. */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
