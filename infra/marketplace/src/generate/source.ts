/** Returns the origin of a generated inventory, in place of a feed's name. */
export function generatedSource(seed: number): string {
  return `generated, seed ${seed}`;
}

/** Whether an inventory was generated, by its origin. */
export function isGenerated(source: string): boolean {
  return /^generated(, seed \d+)?$/.test(source);
}
