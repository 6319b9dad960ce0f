/** Returns the source of a need, which may be a part: `listing` of `listing.total`. */
export function sourceOf(need: string): string {
  return need.split('.')[0]!;
}

/** Returns the sources of needs, each once. */
export function sourcesOf(needs: readonly string[]): string[] {
  return [...new Set(needs.map(sourceOf))];
}
