/** Returns a percentile of the values (nearest rank); `share` from 0 to 1. @throws if there are no values */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('percentile: there are no values.');
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

/** Returns the median; for an even number of values, the mean of the middle two. @throws if there are no values */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('median: there are no values.');
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the arithmetic mean. @throws if there are no values */
export function mean(values: readonly number[]): number {
  if (values.length === 0) throw new Error('mean: there are no values.');
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the slope of the least-squares line through the points. @throws if x does not vary */
export function slope(points: readonly { x: number; y: number }[]): number {
  const [x, y] = [mean(points.map((point) => point.x)), mean(points.map((point) => point.y))];
  const variance = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (!(variance > 0)) throw new Error('slope: the points have one x; there is no line through them.');
  return points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / variance;
}
