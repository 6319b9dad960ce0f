/** Largest number of pictures stored for one vehicle, and of characters in an address. */
const most = 60;
const longest = 1_500;
/** A cell of this length was cut, see `plainText`: it may end in half an address. */
const cutAt = 5_000;

/** Fewest frames that a vehicle can be turned by: one every 45 degrees. */
const fewestFrames = 8;

/** Extracts the frames of a turn around a vehicle; null if there are too few to turn it. */
export function readSpin(cell: string): string[] | null {
  const frames = readImages([cell]);
  return frames.length < fewestFrames ? null : frames;
}

/**
 * Extracts the addresses of photographs from a feed's cells, each once and in their order: in one cell or several, separated by
 * spaces, commas, semicolons or bars. Texts that are no web address are left out.
 */
export function readImages(cells: readonly (string | null)[]): string[] {
  const found = cells.flatMap((cell) => {
    if (cell === null) return [];
    const parts = cell.split(/[\s,;|]+(?=https?:\/\/)/i);
    return cell.length < cutAt ? parts : parts.slice(0, -1);
  });
  const addresses = found.flatMap((text) => {
    const plain = text.replace(/[\s,;|]+$/, '');
    if (plain.length > longest || !/^https?:\/\/[^\s/]+\.[^\s/]+\//i.test(plain) || !URL.canParse(plain)) return [];
    return [new URL(plain).href];
  });
  return [...new Set(addresses)].slice(0, most);
}
