/** Longer texts are cut: nobody types more, and each word costs a lookup in the lexicon. */
const MAX_LENGTH = 200;
const MAX_TOKENS = 40;

/**
 * Returns the words of a typed text, in lower case and without accents. Numbers keep the signs of prices and limits (`$`, `.`,
 * `k`, `+`): `F-150 under $30,000` gives `f`, `150`, `under`, `$30000`. Letters of other scripts stay, so that they can be
 * reported as not understood.
 */
export function tokensOf(text: string): string[] {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`\p{Cf}]/gu, '')
    .replace(/[\p{C}\s]+/gu, ' ')
    .toLowerCase()
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/<=?/g, ' under ')
    .replace(/>=?/g, ' over ')
    .replace(/&/g, ' and ')
    .replace(/\$ (?=\d)/g, '$')
    .replace(/(\$?\d+k?)\s*[-–—]\s*(?=\$|\d+k\b)/g, '$1 to ')
    .replace(/\b(\d{4,})\s*[-–—]\s*(?=\d{4,})/g, '$1 to ')
    .replace(/\$(?!\d)|(?<![\dk])\+|\.(?!\d)|(?<!\d)\./g, ' ')
    .split(/[\s!-#%-*,\-/:-@[-^_{-~–—]+/u)
    .filter((token) => token !== '')
    .slice(0, MAX_TOKENS);
}

/** Joins words to one, however they were split: `f`, `150` is `f150`. */
export function joined(tokens: readonly string[]): string {
  return tokens.join('').replace(/[$+.]/g, '');
}
