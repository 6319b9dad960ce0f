/** Rims by their openings: how many, and where each begins and ends in shares of the rim's radius and of the angle between two. */
const rims = {
  ten: { openings: 10, inner: 0.34, outer: 0.86, from: 0.2, to: 0.8, metal: '#c9ced3' },
  five: { openings: 5, inner: 0.3, outer: 0.87, from: 0.14, to: 0.86, metal: '#ced3d7' },
  seven: { openings: 7, inner: 0.32, outer: 0.87, from: 0.16, to: 0.84, metal: '#aeb5bb' },
  six: { openings: 6, inner: 0.36, outer: 0.82, from: 0.2, to: 0.8, metal: '#c3c9ce' },
  aero: { openings: 5, inner: 0.46, outer: 0.9, from: 0.34, to: 0.62, metal: '#9ba3aa' },
  steel: { openings: 12, inner: 0.6, outer: 0.74, from: 0.28, to: 0.72, metal: '#b9bfc4' },
} as const;
export type WheelStyle = keyof typeof rims;

/** Returns the definition of a wheel around the origin, to be used with `href="#w"`. @param radius px */
export function wheel(style: WheelStyle, radius: number): string {
  const { openings, inner, outer, from, to, metal } = rims[style];
  const rim = radius * (style === 'steel' ? 0.66 : 0.77);
  const near = (value: number) => Math.round(value * 10) / 10;
  const point = (share: number, turn: number) => {
    const angle = ((turn - 0.5) * 2 * Math.PI) / openings - Math.PI / 2;
    return `${near(Math.cos(angle) * rim * share)} ${near(Math.sin(angle) * rim * share)}`;
  };
  const middle = (from + to) / 2;
  const narrow = ((to - from) / 2) * (style === 'steel' ? 1 : 0.62);
  const opening = `M${point(inner, middle - narrow)}L${point(outer, from)}A${near(rim * outer)} ${near(rim * outer)} 0 0 1 ${point(outer, to)}L${point(inner, middle + narrow)}Z`;
  const turns = Array.from({ length: openings - 1 }, (_, at) => near(((at + 1) * 360) / openings));
  return [
    `<g id="w"><circle r="${near(radius)}" fill="#191b1e"/>`,
    `<circle r="${near((radius + rim) / 2)}" fill="none" stroke="#fff" stroke-opacity=".08" stroke-width="${near((radius - rim) * 0.55)}"/>`,
    `<circle r="${near(rim)}" fill="${metal}"/><circle r="${near(rim)}" fill="url(#m)" fill-opacity=".5"/>`,
    `<circle r="${near(rim * 0.93)}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="1.2"/>`,
    `<path id="o" d="${opening}" fill="#25292d"/>`,
    ...turns.map((turn) => `<use href="#o" transform="rotate(${turn})"/>`),
    `<circle r="${near(rim * 0.16)}" fill="#596067"/></g>`,
  ].join('');
}
