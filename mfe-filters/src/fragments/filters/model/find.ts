import type { MultiParam } from '@forecourt/search-state';
import type { Choice } from './choice';
import { choicesOf } from './choices';
import type { Panel } from './panel';
import type { Section } from './sections';

/** The matches of a section. */
export interface FoundSection {
  section: Section;
  /** Its title matches, so any of its options may be meant. */
  isMeant: boolean;
  choices: readonly Choice[];
}

/** Maximum number of options per section, and of sections: a longer list needs a longer text. */
const [mostChoices, mostSections] = [6, 8];

const vehicleParams: readonly MultiParam[] = ['makeCode', 'seriesCode', 'modelCode', 'trimCode', 'packages'];

/**
 * Finds the checkboxes whose words start with all the typed words, by section, and the sections whose titles match. Knows common
 * synonyms, too: "third row", "3rd row", "moonroof", "pickup".
 */
export function findChoices(text: string, sections: readonly Section[], panel: Panel): readonly FoundSection[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const fits = (words: readonly string[]) =>
    wanted.every((each) => words.some((word) => word.startsWith(each) || word === synonyms.get(each)));
  // Third-row seating is among the seats and the features (R25).
  const known = new Set<string>();
  const isNew = ({ param, value }: Choice) => !known.has(`${param} ${value}`) && known.add(`${param} ${value}`);
  return sections
    .map((section) => {
      const title = wordsOf(section.title);
      const isMeant = fits(title);
      const choices = boxesOf(section, panel).filter(
        // The section's title alone would match all of its options.
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

/** Splits a text into lower-case words without accents. */
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
