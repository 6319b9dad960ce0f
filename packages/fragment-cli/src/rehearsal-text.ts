import type { ChangeGroup, ChangeKind, Rehearsal } from '@forecourt/contracts/rehearsal';
import { rehearsedText } from './texts';
import { warned } from './warned';

/** Number of groups in the terminal; the page has all. */
const mostListed = 20;

/** Words for a difference, to follow the fragment's name. */
const words: Readonly<Record<ChangeKind, (group: ChangeGroup) => string>> = {
  added: ({ where }) => `has a new ${where}`,
  removed: ({ where }) => `has no ${where} any more`,
  attribute: ({ where, name }) => `has another ${name} on ${where}`,
  text: ({ where }) => `has another text in ${where === '' ? 'its slot' : where}`,
  fails: ({ name }) => `fails: ${name}`,
  recovers: ({ name }) => `does not fail any more: ${name}`,
  styles: ({ example }) => `has other stylesheets (${example.after})`,
};

export const changeText = (group: ChangeGroup): string => `${group.fragment} ${words[group.kind](group)}`;

/** Formats a rehearsal: its figures, then its groups of differences, a line each. */
export function rehearsalText(rehearsal: Rehearsal): string {
  const { seconds, against, groups, warnings, differing, compared } = rehearsal;
  const served = [...new Set(Object.values(against))].join(', ');
  const lines = groups
    .slice(0, mostListed)
    .map(
      (group) =>
        `  - ${changeText(group)}: ${group.views} pages (${group.brands.join(', ')}; ${group.pages.join(', ')})`,
    );
  const part =
    compared < differing
      ? [`  ${compared} of the ${differing} were compared in detail; the groups count only these.`]
      : [];
  const more = groups.length > mostListed ? [`  … and ${groups.length - mostListed} more groups.`] : [];
  const figures = `It was ${rehearsedText(rehearsal)}, against ${served} (${seconds} s).`;
  return [figures, ...lines, ...more, ...part, ...warned(warnings)].join('\n');
}
