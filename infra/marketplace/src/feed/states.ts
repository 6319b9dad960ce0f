import { stateCode } from '@forecourt/search-state';
import { remember } from './remember';

/** State codes by their names in lower case. */
export const stateNames: Readonly<Record<string, string>> = {
  ...{
    alabama: 'AL',
    alaska: 'AK',
    arizona: 'AZ',
    arkansas: 'AR',
    california: 'CA',
    colorado: 'CO',
    connecticut: 'CT',
  },
  ...{ delaware: 'DE', 'district of columbia': 'DC', florida: 'FL', georgia: 'GA', hawaii: 'HI', idaho: 'ID' },
  ...{ illinois: 'IL', indiana: 'IN', iowa: 'IA', kansas: 'KS', kentucky: 'KY', louisiana: 'LA', maine: 'ME' },
  ...{ maryland: 'MD', massachusetts: 'MA', michigan: 'MI', minnesota: 'MN', mississippi: 'MS', missouri: 'MO' },
  ...{ montana: 'MT', nebraska: 'NE', nevada: 'NV', 'new hampshire': 'NH', 'new jersey': 'NJ', 'new mexico': 'NM' },
  ...{ 'new york': 'NY', 'north carolina': 'NC', 'north dakota': 'ND', ohio: 'OH', oklahoma: 'OK', oregon: 'OR' },
  ...{ pennsylvania: 'PA', 'rhode island': 'RI', 'south carolina': 'SC', 'south dakota': 'SD', tennessee: 'TN' },
  ...{ texas: 'TX', utah: 'UT', vermont: 'VT', virginia: 'VA', washington: 'WA', 'west virginia': 'WV' },
  ...{ wisconsin: 'WI', wyoming: 'WY', 'puerto rico': 'PR' },
};

/** Returns the code of a state, `il` → `IL`; null if it is not a state of the USA. */
export const codeOfState = (text: string): string | null => stateCode(text) ?? null;

/** `il`, `Illinois` → `IL`; null if it is no state of the USA. */
export const stateOf = remember((text) => codeOfState(text) ?? stateNames[text.toLowerCase()] ?? null);
