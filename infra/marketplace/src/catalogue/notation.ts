import { slugify } from '@forecourt/search-state';
import { beds, bodies, cabs, defaultDoors, defaultSeats, fuels, layoutNames, upfits } from './notation-words';
import { unreadable } from './read-make-file';
import { drivesNamed, layoutsNamed } from './trim-words';
import type { Engine, Layout, Line, Make, MakeSource, Model, Transmission, Trim, Version } from './types';
import { lastModelYear } from './types';

/**
 * Expands the models of a make, written in the notation that `makes/README.md` explains. The indentation of a line decides its kind.
 * @throws with the file, the line and the expected form
 */
export function expandMake({ lines, ...source }: MakeSource): Make {
  const models: ModelDraft[] = [];
  let generation: Words | undefined;
  for (const line of lines) {
    const fail = (expected: string): never => {
      throw unreadable(line, expected);
    };
    const text = line.text.trim();
    const indent = line.text.length - line.text.trimStart().length;
    const model = models.at(-1);
    if (indent === 0) {
      models.push(parseModel(line, fail));
      generation = undefined;
    } else if (indent === 2) {
      if (!model) return fail('a model before the first generation');
      generation = parseWords(text, fail);
      if (!generation.years) fail('years first, such as 2018-2024');
    } else if (indent === 4) {
      if (!model || !generation) return fail('a generation before its powertrains');
      model.versions.push(...parsePowertrain(text, generation, fail));
    } else fail('an indentation of 0, 2 or 4 spaces');
  }
  return { ...source, models: models.map((draft) => finishModel(draft, source.code)) };
}

/** Returns the code of a label: its slug without hyphens, in capitals. `F-150` → `F150`. */
export function codeOf(label: string): string {
  return slugify(label).replaceAll('-', '').toUpperCase();
}

type Fail = (expected: string) => never;

interface ModelDraft {
  line: Line;
  label: string;
  sales: number;
  series: string | undefined;
  aliases: string[];
  versions: { trim: string; version: Version }[];
}

/** The facts that the words of a line state; partial, because the facts of a powertrain override those of its generation. */
interface Words {
  years?: readonly [first: number, last: number];
  body?: (typeof bodies)[string];
  doors?: number;
  seats?: number[];
  cabs?: { cab: string; bed: string | null }[];
  vehicleTypes?: string[];
  engine?: Engine;
  fuel?: string;
  horsepower?: number;
  mpg?: { city: number; highway: number };
  range?: number;
  transmissions?: Transmission[];
  drives?: string[];
}

function parseModel(line: Line, fail: Fail): ModelDraft {
  const match = /^(?<label>[^*[~]+?) \*(?<sales>\d+(\.\d+)?)( \[(?<series>[^\]]+)\])?( ~(?<aliases>.+))?$/.exec(
    line.text,
  );
  if (!match?.groups) return fail('a model such as "Camry *300 [Series] ~Alias; Alias"');
  const { label, sales, series, aliases } = match.groups;
  return {
    line,
    label: label!,
    sales: Number(sales),
    series,
    aliases: aliases?.split(';').map((alias) => alias.trim()) ?? [],
    versions: [],
  };
}

function parsePowertrain(line: string, generation: Words, fail: Fail): ModelDraft['versions'] {
  const split = line.search(/:(\s|$)/);
  if (split === -1) return fail('a powertrain, a colon and trims, such as "2.5I4 A8 fwd: LE 26.4"');
  const words = { ...generation, ...parseWords(line.slice(0, split), fail) };
  return line
    .slice(split + 1)
    .split(',')
    .map((text) => {
      const match = /^(?<label>.+) (?<price>\d+(\.\d+)?)( @(?<years>[\d-]+))?$/.exec(text.trim());
      if (!match?.groups) return fail(`a trim such as "LE 26.4 @2019-2023" instead of "${text.trim()}"`);
      const years = match.groups.years ? parseYears(match.groups.years, fail) : words.years;
      return {
        trim: match.groups.label!,
        version: finishVersion(
          match.groups.label!,
          { ...words, years },
          Math.round(Number(match.groups.price) * 1000),
          fail,
        ),
      };
    });
}

/** Pattern and meaning of each kind of word. */
const readers: [shape: RegExp, read: (word: string, groups: string[], fail: Fail) => Words][] = [
  [/^\d{4}(-(\d{4})?)?$/, (word, _groups, fail) => ({ years: parseYears(word, fail) })],
  [
    /^[a-z]+\.[a-z]+$/,
    (word, _groups, fail) => ({ body: bodies[word] ?? fail(`a body: ${Object.keys(bodies).join(' ')}`) }),
  ],
  [/^(\d)d$/, (_word, [doors]) => ({ doors: Number(doors) })],
  [/^([\d/]+)s$/, (_word, [seats]) => ({ seats: seats!.split('/').map(Number) })],
  [/^(\d+)hp$/, (_word, [power]) => ({ horsepower: Number(power) })],
  [/^(\d+)mi$/, (_word, [miles]) => ({ range: Number(miles) })],
  [/^(\d+)\/(\d+)$/, (_word, [city, highway]) => ({ mpg: { city: Number(city), highway: Number(highway) } })],
  [
    /^(\d+\.\d)([IVHWR])(\d+)([TS]*)$/,
    (_word, [litres, shape, count, boost]) => ({ engine: engineOf(Number(litres), shape!, Number(count), boost!) }),
  ],
  [/^(fwd|rwd|awd|4wd)(\/(fwd|rwd|awd|4wd))*$/, (word) => ({ drives: word.split('/') })],
  [/^(CVT|[AMD]\d+)(\/(CVT|[AMD]\d+))*$/, (word) => ({ transmissions: word.split('/').map(transmissionOf) })],
  [
    /^upfit:([a-z+]+)$/,
    (_word, [list], fail) => ({
      vehicleTypes: list!.split('+').map((name) => upfits[name] ?? fail(`an upfit: ${Object.keys(upfits).join(' ')}`)),
    }),
  ],
];

function parseWords(text: string, fail: Fail): Words {
  const words: Words = {};
  for (const word of text.split(/\s+/)) {
    const fuel = fuels[word];
    const [cab, bed] = word.split('/');
    if (fuel) words.fuel = fuel;
    else if (cab! in cabs) {
      if (bed !== undefined && !(bed in beds)) fail(`a bed: ${Object.keys(beds).join(' ')}`);
      words.cabs ??= [];
      words.cabs.push({ cab: cab!, bed: bed === undefined ? null : beds[bed]! });
    } else {
      const reader = readers.find(([shape]) => shape.test(word));
      if (!reader) return fail(`a known word instead of "${word}"`);
      Object.assign(words, reader[1](word, [...reader[0].exec(word)!].slice(1), fail));
    }
  }
  return words;
}

function parseYears(text: string, fail: Fail): readonly [number, number] {
  const [first, last] = text.split('-');
  const years = [
    Number(first),
    last === undefined ? Number(first) : last === '' ? lastModelYear : Number(last),
  ] as const;
  return years[0] <= years[1] ? years : fail('a first year that is not after the last');
}

function engineOf(litres: number, shape: string, count: number, boost: string): Engine {
  const layout = layoutNames[shape]!;
  const suffix = (boost.includes('T') ? ' Turbo' : '') + (boost.includes('S') ? ' Supercharged' : '');
  return {
    cylinders: count,
    code: shape === 'R' ? 'ROTARY' : `${count}CYL`,
    litres,
    label: `${litres.toFixed(1)}L ${layout}${shape === 'R' ? '' : count}${suffix}`,
  };
}

function transmissionOf(word: string): Transmission {
  const gears = word.slice(1);
  if (word === 'CVT') return { code: 'CVT', label: 'Continuously Variable Automatic' };
  if (word.startsWith('M')) return { code: 'MAN', label: `${gears}-Speed Manual` };
  return { code: 'AUT', label: `${gears}-Speed ${word.startsWith('D') ? 'Dual-Clutch ' : ''}Automatic` };
}

const driveCodes: Record<string, string> = { fwd: 'FWD', rwd: 'RWD', awd: 'AWD4WD', '4wd': 'AWD4WD' };

function finishVersion(trim: string, words: Words, msrp: number, fail: Fail): Version {
  const { years, body, drives } = words;
  if (!years) return fail('the years of its generation');
  if (!body) return fail('a body such as sedan.mid');
  if (!drives) return fail('a drive such as fwd/awd');
  const fuel = words.fuel ?? 'GSL';
  const burns = fuel !== 'ELE' && fuel !== 'HYD';
  if (burns !== (words.engine !== undefined)) return fail(burns ? 'an engine such as 2.5I4' : 'no engine');
  if (!words.transmissions && burns) return fail('a transmission such as A8');
  const layouts = layoutsNamed(trim, layoutsOf(words, body));
  if (layouts.length === 0) return fail(`a cab such as "${trim}" says`);
  return {
    firstYear: years[0],
    lastYear: years[1],
    vehicleStyleCode: body.style,
    bodyStyleSubtypeCode: body.subtype,
    vehicleTypes: words.vehicleTypes ?? [],
    layouts,
    fuelTypeGroup: fuel,
    engine: words.engine ?? null,
    horsepower: words.horsepower ?? null,
    transmissions: words.transmissions ?? [transmissionOf('A1')],
    drives: drivesNamed(
      trim,
      drives.map((drive) => driveCodes[drive]!),
    ),
    fourWheelDrive: drives.includes('4wd'),
    mpg: words.mpg ?? null,
    electricRange: words.range ?? null,
    msrp,
  };
}

function layoutsOf(words: Words, body: { style: string; subtype: string }): Layout[] {
  if (words.cabs) {
    return words.cabs.map(({ cab, bed }) => ({ ...cabs[cab]!, bed }));
  }
  const doors = words.doors ?? defaultDoors[body.style] ?? 4;
  const seats = words.seats ?? [defaultSeats[body.subtype] ?? defaultSeats[body.style] ?? 5];
  return seats.map((count) => ({ doors, seats: count, cab: null, bed: null }));
}

function finishModel(draft: ModelDraft, makeCode: string): Model {
  const base = codeOf(draft.label);
  const byLabel = new Map<string, Version[]>();
  for (const { trim, version } of draft.versions) {
    const known = byLabel.get(trim);
    if (known) known.push(version);
    else byLabel.set(trim, [version]);
  }
  if (byLabel.size === 0)
    throw unreadable(draft.line, 'a generation and a powertrain below it: the model has no trims');
  const trims: Trim[] = [...byLabel].map(([label, versions]) => ({
    code: `${base}|${codeOf(label)}`,
    label,
    ...yearsOf(versions),
    versions,
  }));
  return {
    code: `${base}|${makeCode}`,
    label: draft.label,
    makeCode,
    series: draft.series ? { code: `${codeOf(draft.series)}|${makeCode}`, label: draft.series } : null,
    aliases: draft.aliases,
    sales: draft.sales,
    ...yearsOf(trims),
    trims,
  };
}

function yearsOf(parts: readonly { firstYear: number; lastYear: number }[]): { firstYear: number; lastYear: number } {
  return {
    firstYear: Math.min(...parts.map((part) => part.firstYear)),
    lastYear: Math.max(...parts.map((part) => part.lastYear)),
  };
}
