/** Returns the value of a one-element list: paths, titles and breadcrumbs use single values only (R4, R16). */
export function only(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}
