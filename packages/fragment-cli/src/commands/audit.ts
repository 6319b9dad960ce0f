import { nameSchema } from '@forecourt/contracts';
import type { AuditQuery } from '../client';
import { Misuse } from '../line';
import type { Row } from '../row';
import { auditText } from '../texts';

export const audit: Row<AuditQuery> = {
  usage:
    'audit [--person <name>] [--remote <remote>] [--brand <brand>] [--page <page>] [--since <time>] [--until <time>] [--limit <n>]',
  options: {
    ...{ person: { type: 'string' }, remote: { type: 'string' }, brand: { type: 'string', short: 'b' } },
    page: { type: 'string' },
    ...{ since: { type: 'string' }, until: { type: 'string' }, limit: { type: 'string' } },
  },
  does: 'Lists changes and their authors, newest first. A time is a day, 2030-01-31, or ISO 8601 with its zone.',
  parse(line) {
    line.noArgument();
    return {
      person: line.text('person'),
      remote: nameOf('remote', line.text('remote')),
      brand: nameOf('brand', line.text('brand')),
      page: nameOf('page', line.text('page')),
      since: line.text('since'),
      until: line.text('until'),
      limit: limitOf(line.text('limit')),
    };
  },
  async run({ limit, remote, ...others }, { connect }) {
    const client = await connect();
    const filters = { ...others, remote: remote && (await client.resolve(remote)) };
    const isFiltered = Object.values(filters).some((value) => value !== undefined);
    const otherwise = isFiltered ? 'There is no such change.' : 'Nothing was changed yet.';
    return auditText(await client.audit({ ...filters, limit }), otherwise);
  },
};

function nameOf(option: string, text: string | undefined): string | undefined {
  if (text === undefined || nameSchema.safeParse(text).success) return text;
  throw new Misuse(`--${option} "${text}" is not a name.`);
}

function limitOf(text = '20'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw new Misuse(`--limit "${text}" is not a whole number from 1 to 1000.`);
}
