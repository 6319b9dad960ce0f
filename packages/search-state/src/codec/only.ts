/** The value of a one-element list: only a single value is fit for a path, a title or a breadcrumb (R4, R16). */
export function only(values: readonly string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined;
}
