/** Returns a fuel economy with its unit: `28 City / 39 Highway` → `28 City / 39 Highway MPG`; a text that names a unit is unchanged. */
export function economyText(mpg: string): string {
  return /mpg/i.test(mpg) ? mpg : `${mpg} MPG`;
}
