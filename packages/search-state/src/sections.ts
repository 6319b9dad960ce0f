import { cabCodes, thirdRow } from './params';
import { type MultiParam, type SearchState, values } from './state';

/** As much of a facet's option as the rules of the filter sections need. An empty value is "Any". */
export interface SectionOption {
  value: string;
  disabled?: boolean;
}

/** Fuels in the order in which people look for them (section 5, R27). */
export const fuelOrder: readonly string[] = ['ELE', 'GSL', 'HYB', 'PIH', 'DSL', 'HYD', 'ALT'];

/** The options of the fuel section in that order; codes that it does not name come last. */
export function orderFuels<T extends SectionOption>(options: readonly T[]): T[] {
  const place = ({ value }: T) => (fuelOrder.includes(value) ? fuelOrder.indexOf(value) : fuelOrder.length);
  return [...options].sort((a, b) => place(a) - place(b));
}

/**
 * Sections that stay hidden: electric mile range and fuel economy when nothing but "Any" can be chosen, fuel economy also when
 * electric is the only fuel chosen (section 4, R26). A section whose options have not come yet is not hidden.
 */
export function hiddenSections(
  state: SearchState,
  options: Readonly<Partial<Record<'mpgRange' | 'electricMileRange', readonly SectionOption[]>>>,
): ReadonlySet<'mpgRange' | 'electricMileRange'> {
  const hidden = new Set<'mpgRange' | 'electricMileRange'>();
  for (const param of ['mpgRange', 'electricMileRange'] as const) {
    const real = options[param]?.filter(({ value }) => value !== '');
    if (real?.every(({ disabled }) => disabled)) hidden.add(param);
  }
  const fuels = values(state, 'fuelTypeGroup');
  if (fuels.length === 1 && fuels[0] === 'ELE') hidden.add('mpgRange');
  return hidden;
}

/** An option that is fixed by the specification; an empty value is "Any". */
export interface FixedOption {
  value: string;
  label: string;
}

/** Years of new cars: Any, then Y+1 down to Y-2 (section 5, R33). @param now the injected clock. */
export function newCarYears(now: Date): FixedOption[] {
  const year = now.getUTCFullYear();
  return [{ value: '', label: 'Any' }, ...[1, 0, -1, -2].map((offset) => yearOption(year + offset))];
}

/** At most this many entries of a year range (section 5, R33). */
const maxYearEntries = 11;

/** Years of a range, the newest first, 11 entries at most; a chosen older year takes the last place (R24, R33). */
export function yearOptions(range: { min: number; max: number }, chosen?: number): FixedOption[] {
  const count = Math.min(Math.max(range.max - range.min + 1, 0), maxYearEntries);
  const years = Array.from({ length: count }, (_, index) => range.max - index);
  if (chosen !== undefined && !years.includes(chosen)) {
    years.splice(Math.min(count, maxYearEntries - 1), 1, chosen);
    years.sort((a, b) => b - a);
  }
  return years.map(yearOption);
}

function yearOption(year: number): FixedOption {
  return { value: String(year), label: String(year) };
}

/** What the seats section shows as chosen: third-row seating is a feature, and a seat option too (R25). */
export function chosenSeats(state: SearchState): readonly string[] {
  const seats = values(state, 'maximumSeating');
  return values(state, 'featureCode').includes(thirdRow) ? [...seats, thirdRow] : seats;
}

/** Options of the truck-cab section: Any, 3 or less, 4, 5, 6; 5 and 6 stand for a code (section 5, R25). */
export const cabOptions: readonly FixedOption[] = [
  { value: '', label: 'Any' },
  { value: '3', label: '3 or less' },
  { value: '4', label: '4' },
  { value: '5', label: '5' },
  { value: '6', label: '6' },
];

/** What the truck-cab section shows as chosen, back from the codes (R25). */
export function chosenCabs(state: SearchState): readonly string[] {
  const options = Object.keys(cabCodes);
  return values(state, 'truckCabSize').map((code) => options.find((option) => cabCodes[option] === code) ?? code);
}

/** Whether a section of this parameter opens by itself: it has a selection, and the shopper has not closed it (R28). */
export function opensByItself(state: SearchState, param: MultiParam, touched: boolean): boolean {
  return !touched && values(state, param).length > 0;
}
