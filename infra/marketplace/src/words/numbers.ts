import { thirdRow } from '@forecourt/search-state';
import { displacementCode } from '../catalogue';
import { lastModelYear } from '../catalogue/types';
import type { Means } from './means';

/** The meaning of a phrase with a number; null if no filter can express it, so that it is not read as another phrase. */
type Rule = readonly [phrase: RegExp, means: (...groups: string[]) => Means | null];

const atMost =
  '(?:under|below|beneath|less than|lower than|cheaper than|not? more than|not? over|max(?:imum)?|at most|up ?to|within)';
const atLeast = '(?:over|above|more than|higher than|greater than|at least|min(?:imum)?|starting (?:at|from)|from)';
const number = '(\\$?\\d+(?:\\.\\d+)?k?)';
const miles = '(?:miles?|mi|mileage)';
const month = '(?:dollars |bucks )?(?:an?|per|each|every)? ?(?:months?|mo|monthly|mth)';
const money = '(?: dollars?| bucks| usd)?';
const orLess = '(?:or (?:less|under|below|lower|cheaper)|and (?:under|below|less)|max(?:imum)?|tops?)';
const orMore = '(?:or (?:more|over|above|higher|better|up)|and (?:up|over|above|more)|plus|min(?:imum)?)';
const year = '((?:19|20)\\d\\d)';
const count = '(\\d+|two|three|four|five|six|seven|eight|nine)';

/** Phrases in which a word or sign beside the number says what it is. The first match counts. */
const said = written([
  // Monthly payments.
  [/^(?:monthly )?(?:payments?|budget)(?: of)?(?: ATMOST)? NUMBER(?: MONTH)?/, (limit) => one('monthlyBudget', limit)],
  [/^(?:ATMOST )?NUMBER MONTH/, (limit) => one('monthlyBudget', limit)],

  // Miles: electric range, search radius, mileage.
  [
    /^(?:ATLEAST )?NUMBER\+? ?MILES (?:(?:of )?(?:electric )?range|on a charge)/,
    (least) => one('electricMileRange', least),
  ],
  [/^(?:electric )?range(?: of)?(?: ATLEAST)? NUMBER\+?(?: ?MILES)?/, (least) => one('electricMileRange', least)],
  [/^within (?:an? )?NUMBER ?MILES(?: radius)?/, (radius) => one('searchRadius', radius)],
  [/^NUMBER ?MILES(?: radius| away)?(?= (?:from|of|around|near) )/, (radius) => one('searchRadius', radius)],
  [/^NUMBER ?MILES (?:radius|away)/, (radius) => one('searchRadius', radius)],
  [/^(?:ATLEAST )NUMBER ?MILES|^NUMBER\+? ?MILES ORMORE/, () => null],
  [/^(?:with )?(?:ATMOST )?NUMBER ?MILES(?: ORLESS)?/, (most) => one('mileage', most)],
  [/^(?:mileage|miles|odometer)(?: ATMOST) NUMBER/, (most) => one('mileage', most)],

  // Fuel economy.
  [/^(?:ATLEAST )?NUMBER\+? ?(?:mpg|miles per gallon)(?: ORMORE)?/, (least) => one('mpgRange', least)],
  [/^mpg(?: of)?(?: ATLEAST) NUMBER/, (least) => one('mpgRange', least)],

  // Equipment.
  [/^(?:3|three|third|3rd) rows?(?: seat(?:s|ing)?)?/, () => ({ featureCode: [thirdRow] })],
  [
    /^COUNT ?(?:seats?|seaters?|passengers?|people)\b/,
    (seats) => among('maximumSeating', Math.min(9, Number(seats)), 2, 9),
  ],
  [/^seats COUNT/, (seats) => among('maximumSeating', Math.min(9, Number(seats)), 2, 9)],
  [/^COUNT ?(?:doors?|dr)\b/, (doors) => among('doorCode', Number(doors), 2, 5)],
  [/^COUNT ?cyl(?:inders?)?\b/, (cylinders) => cylindersOf(cylinders)],
  [/^(?:v|inline|straight) ?(4|6|8|10|12)\b/, (cylinders) => cylindersOf(cylinders)],
  [
    /^(\d\.\d) ?(?:l|liters?|litres?)\b/,
    (litres) => {
      const code = displacementCode(Number(litres));
      return code === null ? null : { engineDisplacement: [code] };
    },
  ],

  // Years.
  [/^(?:(?:years?|between|from) )*YEAR (?:to|and|through|thru|until|till) YEAR/, (one, other) => years(one, other)],
  [/^YEAR(?:\+| (?:or|and) (?:newer|later|up|above|after|younger))/, (from) => years(from, undefined)],
  [/^(?:newer|later|younger) than YEAR|^after YEAR/, (a, b) => years(String(Number(a ?? b) + 1), undefined)],
  [
    /^(?:since|from|starting(?: from| in)?|at least|min(?:imum)?|over|above) YEAR(?! ?MILES)/,
    (from) => years(from, undefined),
  ],
  [/^YEAR (?:or|and) (?:older|earlier|before|below)/, (to) => years(undefined, to)],
  [/^(?:older|earlier) than YEAR|^(?:before|pre) YEAR/, (a, b) => years(undefined, String(Number(a ?? b) - 1))],
  [/^(?:up ?to|until|till) YEAR(?<!00)/, (to) => years(undefined, to)],

  // Prices.
  [/^(?:priced? )?(?:(?:between|from) )?NUMBER (?:to|and) NUMBERMONEY/, (low, high) => prices(low, high)],
  [/^(?:priced? )?(?:ATMOST|for) NUMBERMONEY/, (most) => prices(undefined, most)],
  [/^(?:priced? )?ATLEAST NUMBERMONEY/, (least) => prices(least, undefined)],
  [/^NUMBERMONEY ORLESS/, (most) => prices(undefined, most)],
  [/^NUMBER(?:\+|MONEY ORMORE)/, (least) => prices(least, undefined)],
  [
    /^(?:around|about|approx(?:imately)?|roughly|circa) (?!(?:19|20)\d\d(?: |$))NUMBERMONEY(?! ?MILES)/,
    (about) => around(about),
  ],
  [/^(?:priced? (?:at )?)?(\$\d+(?:\.\d+)?k?|\d+(?:\.\d+)?k)(?! ?MILES)/, (most) => prices(undefined, most)],
  [/^NUMBER (?:dollars?|bucks|usd)/, (most) => prices(undefined, most)],
]);

/** The meaning of a number alone, if it is no name: a year, or a highest price. */
const bare = written([
  [/^(?:year )?YEAR/, (each) => years(each, each)],
  [/^(\d{4,7})/, (most) => prices(undefined, most)],
]);

/** Expands the placeholders of the rules; a match ends at the end of a word. */
function written(rules: readonly Rule[]): readonly Rule[] {
  const parts = { ATMOST: atMost, ATLEAST: atLeast, NUMBER: number, MILES: miles, MONTH: month, MONEY: money };
  const more = { ORLESS: orLess, ORMORE: orMore, YEAR: year, COUNT: count };
  return rules.map(([phrase, means]) => {
    const source = Object.entries({ ...parts, ...more }).reduce(
      (text, [name, part]) => text.replaceAll(name, part),
      phrase.source.replaceAll('|^', '|').replace(/^\^/, ''),
    );
    return [new RegExp(`^(?:${source})(?= |$)`), means];
  });
}

export interface ReadNumber {
  /** Number of words read. */
  length: number;
  /** Null if no filter can express it. */
  means: Means | null;
}

/** Reads a phrase with a number at the start of the words; undefined if there is none. `alone` reads bare numbers. */
export function readNumber(words: readonly string[], alone = false): ReadNumber | undefined {
  const text = words.join(' ');
  for (const [phrase, means] of alone ? bare : said) {
    const match = phrase.exec(text);
    if (match === null) continue;
    const groups = match.slice(1).map((group) => inDigits[group] ?? group);
    return { length: match[0].split(' ').length, means: means(...groups) };
  }
  return undefined;
}

const inDigits: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
});

/** `30k` is 30000, `$12.5k` 12500. */
function amount(text: string): number {
  const plain = text.replace('$', '');
  return Math.round(plain.endsWith('k') ? Number(plain.slice(0, -1)) * 1000 : Number(plain));
}

function one(param: string, text: string): Means {
  return { [param]: [String(amount(text))] };
}

function among(param: string, value: number, least: number, most: number): Means | null {
  return value >= least && value <= most ? { [param]: [String(value)] } : null;
}

const cylinders: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16]);

function cylindersOf(text: string): Means | null {
  return cylinders.has(Number(text)) ? { engineCode: [`${text}CYL`] } : null;
}

const earliest = 1900;

function years(from: string | undefined, to: string | undefined): Means | null {
  const known = [from, to].filter((each) => each !== undefined).map(Number);
  if (known.some((each) => each < earliest || each > lastModelYear + 1)) return null;
  const isTurned = known.length === 2 && known[0]! > known[1]!;
  const [first, last] = isTurned ? [to, from] : [from, to];
  return { ...(first !== undefined && { startYear: [first] }), ...(last !== undefined && { endYear: [last] }) };
}

/** Lower numbers without a sign are thousands, since no vehicle costs so little: "under 30" is thirty thousand, "$1" is one dollar. */
const thousandsBelow = 200;
const highestPrice = 99_999_999;

function prices(low: string | undefined, high: string | undefined): Means | null {
  // In `10 to 20k` both are thousands, in `$10 to $20k` too.
  const isSaid = (text: string) => text.startsWith('$') && high?.endsWith('k') !== true;
  const scale = (text: string) => (amount(text) < thousandsBelow && !isSaid(text) ? amount(text) * 1000 : amount(text));
  const known = [low, high].map((text) => (text === undefined ? undefined : scale(text)));
  if (known.some((each) => each !== undefined && (each < 1 || each > highestPrice))) return null;
  const [min, max] = known[0] !== undefined && known[1] !== undefined ? known.toSorted((a, b) => a! - b!) : known;
  return {
    ...(min !== undefined && { minPrice: [String(min)] }),
    ...(max !== undefined && { maxPrice: [String(max)] }),
  };
}

/** Returns a range of prices from a tenth less to a tenth more, in hundreds of US dollars. */
function around(text: string): Means | null {
  const about = prices(undefined, text)?.maxPrice?.[0];
  if (about === undefined) return null;
  const bound = (share: number) => String(Math.round((Number(about) * share) / 100) * 100);
  return prices(bound(0.9), bound(1.1));
}
