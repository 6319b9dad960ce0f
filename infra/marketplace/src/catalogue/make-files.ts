import bmw from './makes/bmw.txt' with { type: 'text' };
import british from './makes/british.txt' with { type: 'text' };
import chevrolet from './makes/chevrolet.txt' with { type: 'text' };
import commercial from './makes/commercial.txt' with { type: 'text' };
import electric from './makes/electric.txt' with { type: 'text' };
import europe from './makes/europe.txt' with { type: 'text' };
import ford from './makes/ford.txt' with { type: 'text' };
import gm from './makes/gm.txt' with { type: 'text' };
import gmPast from './makes/gm-past.txt' with { type: 'text' };
import honda from './makes/honda.txt' with { type: 'text' };
import hyundai from './makes/hyundai.txt' with { type: 'text' };
import japan from './makes/japan.txt' with { type: 'text' };
import mercedes from './makes/mercedes.txt' with { type: 'text' };
import nissan from './makes/nissan.txt' with { type: 'text' };
import stellantis from './makes/stellantis.txt' with { type: 'text' };
import toyota from './makes/toyota.txt' with { type: 'text' };
import volkswagen from './makes/volkswagen.txt' with { type: 'text' };

/** The texts of `makes/`, by the file names that errors cite; `makes/README.md` explains their notation. */
export const makeFiles: Readonly<Record<string, string>> = {
  'makes/bmw.txt': bmw,
  'makes/british.txt': british,
  'makes/chevrolet.txt': chevrolet,
  'makes/commercial.txt': commercial,
  'makes/electric.txt': electric,
  'makes/europe.txt': europe,
  'makes/ford.txt': ford,
  'makes/gm.txt': gm,
  'makes/gm-past.txt': gmPast,
  'makes/honda.txt': honda,
  'makes/hyundai.txt': hyundai,
  'makes/japan.txt': japan,
  'makes/mercedes.txt': mercedes,
  'makes/nissan.txt': nissan,
  'makes/stellantis.txt': stellantis,
  'makes/toyota.txt': toyota,
  'makes/volkswagen.txt': volkswagen,
};
