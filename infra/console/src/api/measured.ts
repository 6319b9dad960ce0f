/** Returns a measured value with its unit; a dash without one. */
export function measuredText(value: number | null, unit: string): string {
  if (value === null) return '–';
  if (unit === 'bytes') return `${(value / 1000).toFixed(1)} kB`;
  return unit === 'score' ? value.toFixed(3) : `${value.toFixed(1)} ${unit}`;
}
