/** Path data as numbers: what it takes to reshape a drawing, and to see it from another side. */

export type Point = readonly [x: number, y: number];

interface Step {
  command: 'M' | 'L' | 'C' | 'Q' | 'Z';
  /** In absolute coordinates; the last one is where the step ends. */
  points: readonly Point[];
}

/** How many numbers each command takes at a time. Drawings have no arcs and no shortened curves but `T`. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, T: 2 };

function stepsOf(d: string): Step[] {
  const steps: Step[] = [];
  let at: Point = [0, 0];
  let turn: Point = at;
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toUpperCase();
    const numbers = [...list.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([text]) => Number(text));
    if (kind === 'Z') steps.push({ command: 'Z', points: [] });
    const size = lengths[kind] ?? 0;
    for (let from = 0; size > 0 && from + size <= numbers.length; from += size) {
      const [x, y] = letter === kind ? [0, 0] : at;
      const part = numbers.slice(from, from + size);
      const points: Point[] =
        kind === 'H'
          ? [[part[0]! + x, at[1]]]
          : kind === 'V'
            ? [[at[0], part[0]! + y]]
            : pairs(part).map(([px, py]): Point => [px + x, py + y]);
      if (kind === 'T') points.unshift([2 * at[0] - turn[0], 2 * at[1] - turn[1]]);
      const isCurve = kind === 'C' || kind === 'Q';
      const command = kind === 'T' ? 'Q' : isCurve ? kind : kind === 'M' && from === 0 ? 'M' : 'L';
      steps.push({ command, points });
      at = points.at(-1)!;
      turn = command === 'Q' ? points[0]! : at;
    }
  }
  return steps;
}

function pairs(numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1]!] as const] : []));
}

/** The same path with each of its points moved. */
export function reshaped(d: string, move: (point: Point) => Point): string {
  return stepsOf(d)
    .map(({ command, points }) => command + points.map((point) => move(point).map(Math.round).join(' ')).join(' '))
    .join('');
}

/** Points along a path, curves in so many pieces. */
export function pointsOf(d: string, pieces = 4): Point[] {
  const points: Point[] = [];
  for (const { command, points: given } of stepsOf(d)) {
    if (command === 'Z') break;
    const from = points.at(-1);
    if (from === undefined || given.length === 1) points.push(given.at(-1)!);
    else for (let piece = 1; piece <= pieces; piece += 1) points.push(onCurve([from, ...given], piece / pieces));
  }
  return points;
}

/** De Casteljau's construction. */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  const mid = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index]!;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return onCurve(mid, share);
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The box around a path. */
export function boxOf(d: string): Box {
  const points = pointsOf(d);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}
