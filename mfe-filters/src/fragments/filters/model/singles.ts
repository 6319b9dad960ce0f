import { boxValue, hyundai, labelOf, off } from '@forecourt/search-kit';
import type { SearchState } from '@forecourt/search-state';
import type { Panel } from './panel';

/** A checkbox of a single value; without a count if the search's answer does not list it. */
export interface SingleOption {
  value: string;
  label: string;
  count?: number;
}

/** Single-value parameters among the ways to purchase. */
export type PurchaseParam = 'experience' | 'homeServices' | 'vehicleExchange';

/** The section about returns; on brands with it, the checkbox for returns is in it. */
const guarantee = 'money-back-guarantee';

/** Returns a brand's ways to purchase. */
export function purchaseParams({ brand, filters, state }: Panel): readonly PurchaseParam[] {
  const { buyOnline, vehicleExchange } = brand.flags;
  return [
    ...(buyOnline ? (['experience'] as const) : []),
    ...(vehicleExchange && !brand.sections.includes(guarantee) ? (['vehicleExchange'] as const) : []),
    ...(filters.homeServices?.length || state.homeServices !== undefined ? (['homeServices'] as const) : []),
  ];
}

/** Returns the brand's label for buying online. */
export function onlineOption({
  brand,
  filters,
  state,
  reference,
}: Panel): SingleOption & { value: 'buy-online' | 'hyundai-buy-online' } {
  const value = brand.makeCode === hyundai ? 'hyundai-buy-online' : 'buy-online';
  const option = filters.experience?.find((each) => each.value === value);
  return { value, label: option?.label ?? labelOf('experience', value, state, reference), count: option?.count };
}

/** Returns the checkbox for vehicles that can be returned. */
export function exchangeOption({ filters, state, reference }: Panel): SingleOption {
  const value = 'on';
  return filters.vehicleExchange?.[0] ?? { value, label: labelOf('vehicleExchange', value, state, reference) };
}

/** Returns the options of services at home, always with the chosen one; one option may join several services by commas. */
export function homeServiceOptions({
  filters,
  state,
  reference,
}: Panel): readonly (SingleOption & { disabled: boolean })[] {
  const chosen = serviceOf(state);
  const listed = (filters.homeServices ?? []).map(({ value, label, count }) => ({
    value,
    label,
    count,
    disabled: count === 0 && value !== chosen,
  }));
  if (chosen === '' || listed.some(({ value }) => value === chosen)) return listed;
  const label = chosen.split(',').map((code) => labelOf('homeServices', code, state, reference));
  return [...listed, { value: chosen, label: label.join(', '), disabled: false }];
}

/** Returns the chosen services at home; empty if there are none. */
export function serviceOf(state: SearchState): string {
  return boxValue(state, 'homeServices') ?? '';
}

/** Whether a way of buying online is chosen (R29). Other experiences are not ways to purchase. */
export function buysOnline({ experience }: SearchState): boolean {
  return experience === 'buy-online' || experience === 'hyundai-buy-online';
}

/** Whether a single value is chosen; `off` is not (R22). */
export function isOn(value: unknown): boolean {
  return value !== undefined && value !== off;
}
