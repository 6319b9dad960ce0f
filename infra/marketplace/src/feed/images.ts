/** Pictures of one vehicle that are kept at most; and characters of an address. */
const most = 60;
const longest = 1_500;
/** A cell of this length was cut, see `plainText`: what it ends with may be half an address. */
const cutAt = 5_000;

/**
 * Addresses of photographs out of what a feed says, each once and in its order: in one cell or several, apart by spaces, commas,
 * semicolons or bars. What is no address of the web is left out.
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
