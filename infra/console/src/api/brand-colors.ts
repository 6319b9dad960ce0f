/** The colours of a theme. Pure. */
import type { Theme } from './brands';

/** A colour for each mode, `#rrggbb`. */
export interface Color {
  light: string;
  dark: string;
}

/** Colours by their names. */
export type Colors = Readonly<Record<string, Color>>;

const property = '--fc-color-';

/** Returns the colours of a theme. */
export function colorsIn(theme: Theme): Record<string, Color> {
  const found = Object.entries(theme).flatMap(([name, value]) => {
    const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [];
    if (!name.startsWith(property) || light === undefined || dark === undefined) return [];
    return [[name.slice(property.length), { light, dark }] as const];
  });
  return Object.fromEntries(found);
}

/** Returns the properties of a theme that are no colours. */
export function shapesIn(theme: Theme): Theme {
  const colors = colorsIn(theme);
  return Object.fromEntries(
    Object.entries(theme).filter(([name]) => !(name.startsWith(property) && name.slice(property.length) in colors)),
  );
}

/** Returns a theme with other colours. */
export function withColors(theme: Theme, colors: Colors): Theme {
  const named = Object.entries(valuesOf(colors)).map(([name, value]) => [property + name, value]);
  return { ...theme, ...Object.fromEntries(named) };
}

/** Returns colours as values of CSS. */
export const valuesOf = (colors: Colors): Record<string, string> =>
  Object.fromEntries(Object.entries(colors).map(([name, { light, dark }]) => [name, `light-dark(${light}, ${dark})`]));

/** Lists the names of colours that differ from others. */
export const namesOfOther = (colors: Colors, others: Colors): string[] =>
  Object.keys(colors).filter((name) => JSON.stringify(colors[name]) !== JSON.stringify(others[name]));
