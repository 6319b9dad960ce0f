/** Where a generated inventory says that it came from, in place of a feed's name. */
export function generatedSource(seed: number): string {
  return `generated, seed ${seed}`;
}

/** Whether an inventory was generated, by where it says that it came from. */
export function isGenerated(source: string): boolean {
  return /^generated(, seed \d+)?$/.test(source);
}
