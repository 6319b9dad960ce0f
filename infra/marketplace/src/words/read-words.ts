import { createLexicon, type Entry, type Lexicon } from './lexicon';
import { type Means, together } from './means';
import { LEAST_FOR_TYPO, Misspellings } from './nearest';
import { readNumber } from './numbers';
import { readPlace } from './places';
import { asides, binders, fillers, negations, plainWords } from './synonyms';
import { joined, tokensOf } from './tokens';

/** The meaning of a text for a search, and its words without a meaning. */
export interface Reading {
  params: Means;
  /** Words that a listing's own text may have. */
  rest: readonly string[];
  /** Words that must not be looked up: what is not wanted, with its negation, and for whom the vehicle is. */
  dropped: readonly string[];
}

/** Length of the longest name, in words. */
const LONGEST = 6;
/** Number of letters from which the beginning of a name is enough: for models of a make in the text, and for anything that sells well. */
const LEAST_OF_MODEL = 3;
const LEAST_OF_ANY = 4;
/** Sales from which a name counts as selling well, thousands a year. */
const SOLD_MUCH = 60;
/** Number of letters from which several words may be one misspelt name. */
const LEAST_OF_RUN = 8;

/** The makes and models in the whole text, wherever they are. */
interface Context {
  makes: ReadonlySet<string>;
  models: ReadonlySet<string>;
}

interface Piece {
  length: number;
  means: Means | null;
}

/** Creates a reader of shoppers' texts: "red f150 under 30k". With `makeCode` it knows that make only. */
export function createReader(makeCode?: string): (text: string) => Reading {
  const lexicon = createLexicon(makeCode);
  const misspellings = new Misspellings(lexicon.names.keys());
  return (text) => {
    const words = tokensOf(text);
    // Words of a make or model may precede it ("lariat f150"), so makes and models are found first.
    let context: Context = { makes: makesIn(words, lexicon), models: new Set() };
    let reading = readAll(words, context, lexicon, misspellings);
    const found = { makes: new Set(reading.params.makeCode), models: new Set(reading.params.modelCode) };
    if (found.models.size > 0 || found.makes.size > context.makes.size) {
      context = found;
      reading = readAll(words, context, lexicon, misspellings);
    }
    return reading;
  };
}

function makesIn(words: readonly string[], { names }: Lexicon): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (const length of [1, 2, 3])
      for (const entry of names.get(joined(words.slice(at, at + length))) ?? [])
        for (const code of entry.means.makeCode ?? [])
          if (!entry.means.modelCode && !entry.means.seriesCode) found.add(code);
  return found;
}

function readAll(words: readonly string[], context: Context, lexicon: Lexicon, misspellings: Misspellings): Reading {
  const means: Means[] = [];
  const rest: string[] = [];
  const dropped: string[] = [];
  let isNegated = false;
  for (let at = 0; at < words.length; ) {
    const left = words.slice(at);
    const piece = readPiece(left, words[at - 1], context, lexicon, misspellings);
    const [word = ''] = left;
    const isNegation = piece === undefined && negations.has(word);
    const unread = left.slice(0, piece?.length ?? 1);
    if (isNegation || (isNegated && !(piece === undefined && fillers.has(word)))) dropped.push(...unread);
    else if (piece !== undefined && piece.means !== null) means.push(piece.means);
    else if (piece !== undefined) rest.push(...unread);
    else if (asides.has(word)) dropped.push(word);
    else if (!fillers.has(word)) rest.push(word.replace(/^[$+.]+$/, ''));
    isNegated = isNegation || (isNegated && piece === undefined && fillers.has(word));
    at += unread.length;
  }
  return { params: together(means), rest: rest.filter((word) => word !== ''), dropped };
}

/** Reads the longest phrase at the start of the words; of equally long ones, a number takes precedence. */
function readPiece(
  words: readonly string[],
  before: string | undefined,
  context: Context,
  lexicon: Lexicon,
  misspellings: Misspellings,
): Piece | undefined {
  const isFiller = fillers.has(words[0] ?? '');
  const exact = [readNumber(words), readName(words, context, lexicon), readPlace(words, before)]
    .filter((piece) => piece !== undefined)
    .reduce<Piece | undefined>(
      (best, piece) => (best === undefined || piece.length > best.length ? piece : best),
      undefined,
    );
  const misspelt = isFiller ? undefined : readMisspelt(words, context, lexicon, misspellings);
  if (exact !== undefined && exact.length >= (misspelt?.length ?? 0)) return exact;
  return (
    misspelt ?? exact ?? readNumber(words, true) ?? (isFiller ? undefined : readBeginning(words, context, lexicon))
  );
}

function readName(words: readonly string[], context: Context, lexicon: Lexicon): Piece | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    // "Mazda 6 cylinder": the number belongs to the words after it.
    if (length > 1 && (readNumber(words.slice(length - 1))?.length ?? 0) > 1) continue;
    const entry = named(joined(run), run, context, lexicon);
    if (entry !== undefined) return { length, means: entry.means };
  }
  return undefined;
}

/**
 * Returns the entry of a name or of its plural. A filler alone, or a name that begins or ends with a connecting word, does not
 * count, unless it belongs to a make in the text or is a phrase of the lexicon.
 */
function named(key: string, run: readonly string[], context: Context, lexicon: Lexicon): Entry | undefined {
  for (const name of key.endsWith('s') ? [key, key.slice(0, -1)] : [key]) {
    const entry = chosen([...trimsNamed(name, context, lexicon), ...(lexicon.names.get(name) ?? [])], context);
    if (entry === undefined) continue;
    const isLoose = run.length === 1 ? fillers.has(name) : binders.has(run[0]!) || binders.has(run.at(-1)!);
    const isSpokenOf = entry.make !== undefined && context.makes.has(entry.make);
    if (!isLoose || isSpokenOf || (entry.kind === 'words' && run.length > 1)) return entry;
  }
  return undefined;
}

/** Returns the trims with this name of all models in the text, as one entry. */
function trimsNamed(name: string, { models }: Context, { trims }: Lexicon): Entry[] {
  const found = [...models].flatMap((model) => trims(model).get(name) ?? []);
  return found.slice(0, 1).map((first) => ({ ...first, means: together(found.map(({ means }) => means)) }));
}

const ranks = { spokenOf: 1, trim: 2, make: 3, words: 4, model: 5 } as const;

/** Chooses between entries of one name: first a model of a make in the text, then by kind and sales. */
function chosen(entries: readonly Entry[], { makes }: Context): Entry | undefined {
  const isOf = ({ make }: Entry) => make !== undefined && makes.has(make);
  // A trim may have the same name as its model: Land Cruiser.
  const models = new Set(entries.filter(({ kind }) => kind === 'model').map(({ model }) => model));
  const rank = (entry: Entry) => {
    if (entry.kind === 'trim') return models.has(entry.model) ? ranks.trim : 0;
    return entry.kind === 'model' && isOf(entry) ? ranks.spokenOf : ranks[entry.kind];
  };
  return entries
    .filter((entry) => entry.needsMake !== true || isOf(entry))
    .toSorted((a, b) => rank(a) - rank(b) || b.weight - a.weight)[0];
}

function readMisspelt(
  words: readonly string[],
  context: Context,
  lexicon: Lexicon,
  misspellings: Misspellings,
): Piece | undefined {
  for (let length = Math.min(3, words.length); length > 0; length -= 1) {
    const run = words.slice(0, length);
    const key = joined(run);
    if (length === 1 ? plainWords.has(key) : !isMisspeltRun(run, lexicon)) continue;
    const { names, typos } = misspellings.nearest(key);
    if (typos === 0 || (length > 1 && typos > 1)) continue;
    const entry = chosen(
      names.flatMap((name) => lexicon.names.get(name) ?? []),
      context,
    );
    if (entry !== undefined) return { length, means: entry.means };
  }
  return undefined;
}

/** Whether several words may be one misspelt name: only if the last one is long enough, and not all of them are known by themselves. */
function isMisspeltRun(run: readonly string[], { names }: Lexicon): boolean {
  if (joined(run).length < LEAST_OF_RUN || run.at(-1)!.length < LEAST_FOR_TYPO) return false;
  const isKnown = (word: string) => names.has(word) || names.has(word.replace(/s$/, '')) || plainWords.has(word);
  return !run.some((word) => fillers.has(word)) && !run.every(isKnown);
}

/** Reads an incomplete name: `toyota cam`, `silver`. */
function readBeginning(words: readonly string[], context: Context, lexicon: Lexicon): Piece | undefined {
  const key = joined(words.slice(0, 1));
  if (key.length < LEAST_OF_MODEL || !/^[a-z]/.test(key) || plainWords.has(key)) return undefined;
  const ofContext: Entry[] = [];
  const ofAny: Entry[] = [];
  for (const [name, entries] of lexicon.names) {
    if (!name.startsWith(key)) continue;
    for (const entry of entries) {
      if (entry.kind === 'model' && entry.make !== undefined && context.makes.has(entry.make)) ofContext.push(entry);
      else if (key.length >= LEAST_OF_ANY && entry.kind !== 'words' && entry.weight >= SOLD_MUCH) ofAny.push(entry);
    }
  }
  const entry = best(ofContext) ?? best(ofAny);
  return entry && { length: 1, means: entry.means };
}

const best = (entries: readonly Entry[]): Entry | undefined => entries.toSorted((a, b) => b.weight - a.weight)[0];
