import type { SlotProps } from '@forecourt/contracts';
import type { BrowserPlan } from '../server/steps/document/browser-plan';

type Shows = Pick<BrowserPlan['slots'][number], 'shows'>;

/** Whether a slot shows data of the site, that is, of the search; a remote's own sources, such as ads, are not part of the search. */
export function showsSearch({ shows }: Shows): boolean {
  return shows !== undefined;
}

/** Whether a slot shows unpaid data of the search; if that cannot follow, nothing may (R58). */
export function isOrganic({ shows }: Shows): boolean {
  return shows === 'search';
}

export function propsOf(element: HTMLElement): SlotProps {
  return JSON.parse(element.dataset.props ?? '{}') as SlotProps;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
