import type { Outcome } from '../run/arena';
import type { Trial } from '../trial';

const begin = '<!-- chaos: written by `npm run chaos -- --write` -->';
const end = '<!-- chaos: end -->';
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** Formats the table of a run: a row per trial, the sums below. */
export function tableOf(rows: readonly (readonly [Trial, Outcome])[]): string {
  const sum = (of: (outcome: Outcome) => number) => number.format(rows.reduce((so, [, each]) => so + of(each), 0));
  const worst = Math.max(0, ...rows.map(([, { worstMs }]) => worstMs));
  const withstood = rows.filter(([, { faults }]) => faults.length === 0).length;
  return [
    '| trial | from | requests | pages lost | lacked more than the culprit | worst page | whole again | what healed it |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(([trial, outcome]) => rowOf(trial, outcome)),
    '',
    `${withstood} of ${rows.length} trials withstood; ${sum((each) => each.requests)} requests, ${sum((each) => each.lost)} pages lost, ` +
      `${sum((each) => each.lacked)} that lacked more than the culprit, worst page ${number.format(worst)} ms.`,
  ].join('\n');
}

function rowOf({ name, room, remedy }: Trial, { requests, lost, lacked, worstMs, healedMs, faults }: Outcome): string {
  const healed = healedMs === null ? 'never' : `${number.format(healedMs)} ms`;
  const said = faults.length === 0 ? remedy : `**not withstood**: ${faults.join('; ').replaceAll('|', '\\|')}`;
  const cells = [name, room, number.format(requests), lost, lacked, `${number.format(worstMs)} ms`, healed, said];
  return `| ${cells.join(' | ')} |`;
}

/** Replaces the table in a document. @throws if the document has no place for one */
export function withTable(document: string, table: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The document has no "${begin}" with a "${end}" behind it.`);
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}
