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
  const addresses = new Set<string>();
  for (const cell of cells) {
    if (cell === null) continue;
    const parts = cell.split(/[\s,;|]+(?=https?:\/\/)/i);
    if (cell.length >= cutAt) parts.pop();
    for (const part of parts) {
      const address = addressIn(part);
      if (address !== null) addresses.add(address);
    }
  }
  return [...addresses].slice(0, most);
}

/** An address that the parser of addresses would return as it is: without dot segments, escapes and names in Punycode. */
const normal = /^https?:\/\/(?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,}(?:\/(?!\.)[\w.~!$&()*+,;=:@-]*)+$/;

/** Parses a web address; null if it is none. Most are normal, and parsing them takes ten times as long as recognizing that. */
function addressIn(text: string): string | null {
  const plain = text.replace(/[\s,;|]+$/, '');
  if (plain.length > longest) return null;
  if (normal.test(plain)) return plain;
  if (!/^https?:\/\/[^\s/]+\.[^\s/]+\//i.test(plain) || !URL.canParse(plain)) return null;
  return new URL(plain).href;
}
