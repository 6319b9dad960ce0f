/** A corner of an outline in cm: from the rear axle to the front, from the floor up, and how far it is rounded off; as far as possible by default. */
export type Corner = readonly [x: number, y: number, round: number];

/** Parses corners: `-98,20 -107,34 -111,62,6`. */
export function corners(text: string): Corner[] {
  return text.split(' ').map((corner): Corner => {
    const [x = 0, y = 0, round = Number.POSITIVE_INFINITY] = corner.split(',').map(Number);
    return [x, y, round];
  });
}

/** Places centimetres on the canvas: `scale` px per cm, `left` px from the left edge to the rear axle. */
export interface Placing {
  scale: number;
  left: number;
  /** The floor, px from the top. */
  floor: number;
}

const near = (value: number) => String(Math.round(value * 10) / 10);

/** Returns path data through rounded corners. Two ends of an open line stay where they are. */
export function pathOf(points: readonly Corner[], { scale, left, floor }: Placing, isClosed: boolean): string {
  const at = (x: number, y: number) => `${near(left + x * scale)} ${near(floor - y * scale)}`;
  let path = '';
  let pen = '';
  const go = (command: string, to: string) => {
    if (to !== pen) path += command + to;
    pen = to;
  };
  for (const [index, [x, y, round]] of points.entries()) {
    const before = points.at(index - 1)!;
    const after = points[(index + 1) % points.length]!;
    const isEnd = !isClosed && (index === 0 || index === points.length - 1);
    const towards = ([toX, toY]: Corner) => {
      const share = isEnd ? 0 : Math.min(0.5, round / Math.hypot(toX - x, toY - y));
      return at(x + (toX - x) * share, y + (toY - y) * share);
    };
    go(path === '' ? 'M' : 'L', towards(before));
    if (towards(after) === pen) continue;
    pen = towards(after);
    path += `Q${at(x, y)} ${pen}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** Returns corners as in a mirror at x = 0, in the order that continues the outline. */
export const mirrored = (points: readonly Corner[]): Corner[] =>
  points.map(([x, y, round]): Corner => [-x, y, round]).reverse();
