/** Returns a fuel economy with its unit: `28 City / 39 Highway` → `28 City / 39 Highway MPG`; a text that names a unit is unchanged. */
export function economyText(mpg: string): string {
  return /mpg/i.test(mpg) ? mpg : `${mpg} MPG`;
}

/** Returns a fuel economy in its shortest form, `28/39 MPG`; any other wording is unchanged. */
export function shortEconomy(mpg: string): string {
  const whole = economyText(mpg);
  const [, city, highway, unit] = /^(\d+) City \/ (\d+) Highway (MPGe?)$/i.exec(whole) ?? [];
  return city === undefined ? whole : `${city}/${highway} ${unit}`;
}
