import { Misuse } from '../line';
import type { Row } from '../row';
import { auditText } from '../texts';

export const audit: Row<{ limit: number }> = {
  usage: 'audit [--limit <n>]',
  options: { limit: { type: 'string' } },
  does: 'Lists changes and their authors, newest first.',
  parse(line) {
    line.noArgument();
    return { limit: limitOf(line.text('limit')) };
  },
  run: async ({ limit }, { connect }) => auditText(await (await connect()).audit(limit)),
};

function limitOf(text = '20'): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 1000) return limit;
  throw new Misuse(`--limit "${text}" is not a whole number from 1 to 1000.`);
}
