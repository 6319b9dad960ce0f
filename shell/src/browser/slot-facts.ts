import type { SlotProps } from '@forecourt/contracts';
import { isSiteSource, paidSources } from '@forecourt/site';
import type { BrowserPlan } from '../server/steps/document/browser-plan';

type Needs = Pick<BrowserPlan['slots'][number], 'needs'>;

/** Whether a slot shows data of the site, that is, of the search; a remote's own sources, such as ads, are not part of the search. */
export function showsSearch({ needs }: Needs): boolean {
  return needs.some(isSiteSource);
}

/** Whether a slot shows unpaid data of the search; if that cannot follow, nothing may (R58). */
export function isOrganic({ needs }: Needs): boolean {
  return needs.some((name) => isSiteSource(name) && !paidSources.includes(name));
}

export function propsOf(element: HTMLElement): SlotProps {
  return JSON.parse(element.dataset.props ?? '{}') as SlotProps;
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
