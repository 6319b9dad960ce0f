import { type Make, type Model, makes, vocabulary } from '../catalogue';
import { stateNames } from '../feed/states';
import { type Means, together } from './means';
import { colorWords, fillers, synonyms } from './synonyms';
import { joined, tokensOf } from './tokens';

/** A meaning of words in a search. */
export interface Entry {
  kind: 'make' | 'model' | 'trim' | 'words';
  means: Means;
  /** The make and the model of a make, model or trim. */
  make?: string;
  model?: string;
  /** Of several entries with the same name, the heaviest counts. */
  weight: number;
  /** Whether the name is too short to count unless the text also names its make. */
  needsMake?: boolean;
}

/** Entries by name, with the words of a name joined. */
export type Names = ReadonlyMap<string, readonly Entry[]>;

export interface Lexicon {
  names: Names;
  /** Returns the trims of a model: they count only together with the model. */
  trims(model: string): Names;
}

/** Parameters whose labels shoppers use as they are. */
const spoken = [
  ...[
    'listingType',
    'vehicleType',
    'vehicleStyleCode',
    'driveGroup',
    'transmissionCode',
    'engineCode',
    'fuelTypeGroup',
    'featureCode',
  ],
  ...['vehicleHistoryType', 'dealType', 'sellerType', 'homeServices', 'maximumSeating', 'doorCode'],
] as const;

const subtypes = [
  ['sedanSubtypeCode', 'SEDAN'],
  ['suvSubtypeCode', 'SUVCROSS'],
  ['vanSubtypeCode', 'VANMV'],
] as const;

/** Creates the lexicon of everything that a shopper can name; with `makeCode`, of that make only. */
export function createLexicon(makeCode?: string): Lexicon {
  const names = new Map<string, Entry[]>();
  const add = (name: string, entry: Entry) => {
    const key = joined(tokensOf(name));
    if (key !== '') names.set(key, [...(names.get(key) ?? []), entry]);
  };
  /** Makes by the codes of their models. */
  const makeOf = new Map<string, Make>();
  for (const make of makes) {
    if (makeCode !== undefined && make.code !== makeCode) continue;
    addMake(make, add);
    for (const model of make.models) makeOf.set(model.code, make);
  }
  const isOfOthers = (means: Means) => makeCode !== undefined && !(means.makeCode ?? [makeCode]).includes(makeCode);
  for (const [name, means] of words()) {
    const [makeOfIt] = means.makeCode ?? [];
    if (!isOfOthers(means)) add(name, { kind: means.modelCode ? 'model' : 'words', means, make: makeOfIt, weight: 0 });
  }
  // Filled on demand: there are thousands of trims, and shoppers search for few models.
  const trims = new Map<string, Names>();
  return {
    names,
    trims(code) {
      const make = makeOf.get(code);
      const known = trims.get(code) ?? (make === undefined ? new Map() : trimsOf(code, make));
      trims.set(code, known);
      return known;
    },
  };
}

function addMake(make: Make, add: (name: string, entry: Entry) => void): void {
  const sales = make.models.reduce((sum, model) => sum + model.sales, 0);
  const means = { makeCode: [make.code] };
  for (const name of [make.label, ...make.aliases]) add(name, { kind: 'make', means, make: make.code, weight: sales });
  for (const model of make.models) addModel(make, model, add);
  const series = new Map(make.models.flatMap(({ series }) => (series === null ? [] : [[series.code, series.label]])));
  for (const [code, label] of series) {
    const models = make.models.filter((model) => model.series?.code === code);
    const weight = models.reduce((sum, model) => sum + model.sales, 0);
    const plain = label.replace(/[ -](class|series)$/i, '');
    for (const name of new Set([label, plain, `${plain} class`, `${plain} series`])) {
      const entry = { kind: 'model', means: { ...means, seriesCode: [code] }, make: make.code, weight } as const;
      add(name, { ...entry, needsMake: isShort(name) });
    }
  }
}

function addModel(make: Make, model: Model, add: (name: string, entry: Entry) => void): void {
  const means = meansOf(make, model);
  const names = [model.label, ...model.aliases];
  // "Hybrid Camry" is a name as well.
  const turned = names.flatMap((name) => {
    const [, base, power] = /^(.+) (Hybrid|EV|Electric|Prime)$/.exec(name) ?? [];
    return base === undefined ? [] : [`${power} ${base}`];
  });
  for (const name of new Set([...names, ...turned])) {
    const entry = { kind: 'model', means, make: make.code, model: model.code, weight: model.sales } as const;
    add(name, { ...entry, needsMake: isShort(name) });
  }
}

/** Whether a name is a number, one or two letters or a common word, which can mean many things. */
function isShort(name: string): boolean {
  const words = tokensOf(name);
  return /^(\d+|[a-z]{1,2})$/.test(joined(words)) || (words.length === 1 && fillers.has(words[0]!));
}

/** Returns what the name of a model means: a Camry Hybrid is also a Camry that is sold as a hybrid only. */
function meansOf(make: Make, model: Model): Means {
  const means = { makeCode: [make.code], modelCode: [model.code] };
  const base = make.models.find(({ label }) => /^ (Plug-in )?Hybrid$/i.test(after(label, model.label)));
  const [fuel, ...others] = fuelsOf(model);
  if (base === undefined || fuel === undefined || others.length > 0 || !fuelsOf(base).has(fuel)) return means;
  return { ...means, modelCode: [model.code, base.code], fuelTypeGroup: [fuel] };
}

const fuelsOf = ({ trims }: Model): ReadonlySet<string> =>
  new Set(trims.flatMap(({ versions }) => versions.map(({ fuelTypeGroup }) => fuelTypeGroup)));

/** Returns the rest of a name that begins with another one; empty if it does not. */
const after = (beginning: string, name: string): string =>
  name.startsWith(beginning) ? name.slice(beginning.length) : '';

/** Additions to a model's name that mean the same vehicle, longer or with another drive: Wrangler Unlimited. */
const ofSameVehicle = /^ (Unlimited|4xe|L|XL|ESV|EXT|Max)$/;

/**
 * Returns the trims of a model by name. A name also means the trims that begin with it (GT: GT Premium), and those of the same
 * vehicle under a longer name: shoppers who search for a Wrangler Rubicon mean the Wrangler Unlimited Rubicon, too.
 */
function trimsOf(code: string, make: Make): Names {
  const own = make.models.find((model) => model.code === code)!;
  const others = make.models.filter(({ label }) => ofSameVehicle.test(after(own.label, label)));
  const names = new Map<string, Entry[]>();
  for (const { label } of own.trims) {
    const key = joined(tokensOf(label));
    if (key === '' || names.has(key)) continue;
    const means = [own, ...others].flatMap((model) =>
      model.trims
        .filter((trim) => trim.label === label || after(label, trim.label).startsWith(' '))
        .map((trim) => ({ makeCode: [make.code], modelCode: [model.code], trimCode: [trim.code] })),
    );
    names.set(key, [{ kind: 'trim', means: together(means), model: code, weight: 0 }]);
  }
  return names;
}

function* words(): Generator<readonly [name: string, means: Means]> {
  for (const [spellings, means] of synonyms) for (const name of spellings.split('|')) yield [name, means];
  for (const param of spoken)
    for (const { code, label } of vocabulary[param] ?? [])
      for (const name of label.split(/ ?\/ ?/)) yield [name, { [param]: [code] }];
  for (const [param, style] of subtypes)
    for (const { code, label } of vocabulary[param] ?? [])
      yield [label, { vehicleStyleCode: [style], [param]: [code] }];
  for (const { code, label } of vocabulary.bodyStyleSubtypeCode ?? [])
    if (/^(TRUCK|COUPE|CONVERT|HATCH|WAGON)_/.test(code)) yield [label, { bodyStyleSubtypeCode: [code] }];
  const colors = (vocabulary.extColorSimple ?? []).map(({ code, label }) => [label.toLowerCase(), code] as const);
  for (const [word, code] of [...colors, ...Object.entries(colorWords)]) yield* colorPhrases(word, code);
  for (const [name, state] of Object.entries(stateNames)) yield [name, { state: [state] }];
}

/** Yields the phrases of a colour. It is the exterior colour unless the phrase names something inside. */
function* colorPhrases(word: string, code: string): Generator<readonly [string, Means]> {
  yield [word, { extColorSimple: [code] }];
  for (const outside of ['exterior', 'paint']) yield [`${word} ${outside}`, { extColorSimple: [code] }];
  for (const inside of ['interior', 'inside', 'seats']) yield [`${word} ${inside}`, { intColorSimple: [code] }];
  yield [`interior ${word}`, { intColorSimple: [code] }];
  for (const leather of ['leather', 'leather interior', 'leather seats'])
    yield [`${word} ${leather}`, { intColorSimple: [code], featureCode: ['1062'] }];
}
