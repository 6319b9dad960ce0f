import type { MultiParam } from '@forecourt/search-state';
import type { Choice } from './choice';
import { choicesOf } from './choices';
import type { Panel } from './panel';
import type { Section } from './sections';

/** What of a section fits what was typed. */
export interface FoundSection {
  section: Section;
  /** Its title fits: all that is in it may be meant. */
  isMeant: boolean;
  choices: readonly Choice[];
}

/** So many of a section are shown, and so many sections: who sees more has typed too little. */
const [mostChoices, mostSections] = [6, 8];

const vehicleParams: readonly MultiParam[] = ['makeCode', 'seriesCode', 'modelCode', 'trimCode', 'packages'];

/**
 * The boxes whose words begin with all the words that were typed, by section, and the sections that are called so. What people call
 * otherwise than we do is known, too: "third row", "3rd row", "moonroof", "pickup".
 */
export function findChoices(text: string, sections: readonly Section[], panel: Panel): readonly FoundSection[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const fits = (words: readonly string[]) =>
    wanted.every((each) => words.some((word) => word.startsWith(each) || word === synonyms.get(each)));
  // Third-row seating stands among the seats and the features (R25).
  const known = new Set<string>();
  const isNew = ({ param, value }: Choice) => !known.has(`${param} ${value}`) && known.add(`${param} ${value}`);
  return sections
    .map((section) => {
      const title = wordsOf(section.title);
      const isMeant = fits(title);
      const choices = boxesOf(section, panel).filter(
        // The section's words alone would find all of its boxes.
        ({ label }) => fits(wordsOf(label)) || (!isMeant && fits([...title, ...wordsOf(label)])),
      );
      return { section, isMeant, choices: choices.filter(isNew).toSorted(byCount).slice(0, mostChoices) };
    })
    .filter(({ isMeant, choices }) => isMeant || choices.length > 0)
    .slice(0, mostSections);
}

function boxesOf(section: Section, panel: Panel): readonly Choice[] {
  if (section.look === 'vehicle') {
    return vehicleParams
      .filter((param) => param !== 'makeCode' || panel.brand.makeCode === undefined)
      .flatMap((param) => choicesOf(param, panel));
  }
  return 'param' in section && section.look !== 'bounds' ? choicesOf(section.param, panel) : [];
}

const byCount = (a: Choice, b: Choice) => Number(a.disabled) - Number(b.disabled);

/** Lower-case words without accents. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter(Boolean);
}

const synonyms: ReadonlyMap<string, string> = new Map([
  ['3rd', 'third'],
  ['4x4', '4wd'],
  ['ev', 'electric'],
  ['gas', 'gasoline'],
  ['grey', 'gray'],
  ['pickup', 'truck'],
  ['stick', 'manual'],
  ['nav', 'navigation'],
  ['gps', 'navigation'],
  ['owner', 'seller'],
  ['cvt', 'continuously'],
]);
