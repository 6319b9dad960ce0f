import { mix } from './random';

const alphabet = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789';
const letters = alphabet.slice(0, 23);
const digits = alphabet.slice(23);
/** Codes of the model years from 1980 on; they repeat after thirty years. */
const yearCodes = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const checkDigits = '0123456789X';
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
/** The value of each character in the check sum. */
const values: Record<string, number> = Object.fromEntries([
  ...[...'0123456789'].map((digit) => [digit, Number(digit)]),
  ...[...'ABCDEFGH'].map((letter, index) => [letter, index + 1]),
  ...[...'JKLMN'].map((letter, index) => [letter, index + 1]),
  ['P', 7],
  ['R', 9],
  ...[...'STUVWXYZ'].map((letter, index) => [letter, index + 2]),
]);

/** Returns the check digit, the ninth character, for the other sixteen; the ninth of the given text does not matter. */
export function checkDigit(vin: string): string {
  let sum = 0;
  for (let index = 0; index < 17; index++) sum += values[vin[index]!]! * weights[index]!;
  return checkDigits[sum % 11]!;
}

/**
 * Creates a vehicle identification number: manufacturer (three characters), a part that is the same for the same `description`,
 * check digit, model year, plant and serial number. Unique for every `number` below 33 million.
 */
export function makeVin(vehicle: { wmi: string; description: string; year: number; number: number }): string {
  const { wmi, year, number } = vehicle;
  let bits = hash(vehicle.description);
  const take = (from: string) => {
    bits = mix(bits);
    return from[(bits >>> 0) % from.length]!;
  };
  // The seventh character distinguishes the two cycles of the year codes: a digit up to 2009, then a letter.
  const describing =
    take(letters) + take(alphabet) + take(digits) + take(year < 2010 ? digits : letters) + take(alphabet);
  const yearCode = yearCodes[(year - 1980) % yearCodes.length]!;
  const plant = alphabet[Math.floor(number / 1_000_000) % alphabet.length]!;
  const serial = String((number * 7_919) % 1_000_000).padStart(6, '0');
  const start = `${wmi}${describing}`;
  const end = `${yearCode}${plant}${serial}`;
  return start + checkDigit(`${start}0${end}`) + end;
}

function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return h;
}
