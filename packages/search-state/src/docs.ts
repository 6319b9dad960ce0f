import { expectation } from './codec/normalise';
import { pathParams } from './codec/path';
import { type Param, params } from './params';

/** Returns the table of parameters as Markdown, in canonical order: the content of `PARAMETERS.md`. */
export function parametersTable(): string {
  const head = ['parameter', 'kind', 'takes', 'left out when', 'rules'];
  const rows = params.map((row) => [code(row.name), kindOf(row), takes(row), leftOut(row), row.rule ?? ''].map(cell));
  const width = (column: number) => Math.max(...[head, ...rows].map((cells) => cells[column]?.length ?? 0));
  const widths = head.map((_, column) => width(column));
  return [head, widths.map((dashes) => '-'.repeat(dashes)), ...rows]
    .map((cells) => `| ${cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |\n`)
    .join('');
}

const kinds: Readonly<Record<Param['kind'], string>> = {
  list: 'list',
  number: 'number',
  text: 'text',
  box: 'box, `off` unchecked',
  range: 'range, read only',
  campaign: 'carried on',
  legacy: 'replaced',
};

function kindOf(row: Param): string {
  const path = pathParams.some((name) => name === row.name) ? '; path where it fits' : '';
  return kinds[row.kind] + path;
}

/** Describes the values of a parameter in a few words. */
export function takes(row: Param): string {
  const notes: (string | false | undefined)[] = [
    row.kind === 'list' && row.expects === undefined ? 'codes' : expectation(row),
  ];
  if (row.kind === 'list') notes.push(row.aliases && `also as ${row.aliases.map(code).join(', ')}`);
  if (row.kind === 'number') notes.push(row.unit, row.clamp && 'moved inside');
  if (row.kind === 'campaign') {
    notes.push(row.once && 'leaves the URL at once');
    notes.push(row.cookieSeconds !== undefined && `leaves a cookie of its name for ${row.cookieSeconds} s`);
  }
  if (row.kind === 'legacy') {
    notes.push(
      `means ${Object.entries(row.means)
        .map((pair) => code(pair.join('=')))
        .join(' and ')}`,
    );
  }
  return notes.filter(Boolean).join('; ');
}

function code(text: string): string {
  return `\`${text}\``;
}

function leftOut(row: Param): string {
  if (row.name === 'numRecords') return "the brand's page size";
  if (row.name === 'listingType') return "the brand's default";
  if (row.name === 'sortBy') return "the brand's default order";
  return row.kind === 'number' && row.default !== undefined ? code(`${row.default}`) : '';
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
