import { nameSchema, personSchema } from '@forecourt/contracts';
import { type AddToken, permissions } from '@forecourt/contracts/tokens';
import { Misuse } from '../line';
import type { Row } from '../row';
import { table } from '../table';
import { scopeText } from '../texts';
import { brandOption } from '../values';

type Input = { action: 'list' } | { action: 'add'; wanted: AddToken } | { action: 'revoke'; name: string };

const day = 24 * 60 * 60 * 1000;

export const token: Row<Input> = {
  usage: `token list | add <name> --may <${permissions.join(',')}> [--remote <remotes>] [--brand <brands>] [--person <name>] [--days <n>] | revoke <name>`,
  options: {
    may: { type: 'string' },
    remote: { type: 'string' },
    person: { type: 'string' },
    days: { type: 'string' },
    ...brandOption,
  },
  does: 'Lists, adds or revokes tokens. Without names a token is for all remotes and brands; without --days it does not expire.',
  parse(line) {
    const [action = 'list', name, ...others] = line.arguments;
    if (others.length > 0) throw new Misuse(`token ${action} takes one name.`);
    if (action === 'list') return { action };
    if (action !== 'add' && action !== 'revoke')
      throw new Misuse(`token does not know "${action}": take one of list, add, revoke.`);
    if (name === undefined || !nameSchema.safeParse(name).success)
      throw new Misuse(`token ${action} needs a name of lower-case words joined by hyphens, such as recalls-ci.`);
    if (action === 'revoke') return { action, name };
    const scope = {
      may: mayOf(line.text('may')),
      remotes: namesOf(line.text('remote')),
      brands: namesOf(line.text('brand')),
      ...personOf(line.text('person')),
      expiresAt: expiryOf(line.text('days')),
    };
    return { action, wanted: { name, ...scope } };
  },
  async run(input, { connect, called }) {
    const client = await connect();
    if (input.action === 'revoke') {
      await client.revokeToken(input.name);
      return `The token "${input.name}" is revoked.`;
    }
    if (input.action === 'add') {
      const { name, secret } = await client.addToken(input.wanted);
      return [
        `The token "${name}" ${scopeText(input.wanted)}.`,
        'It is shown only once; the registry stores a hash of it:',
        `  REGISTRY_TOKEN=${secret}`,
        `Revoke it with: ${called} token revoke ${name}`,
      ].join('\n');
    }
    const tokens = await client.tokens();
    if (tokens.length === 0) return `There are only those of REGISTRY_TOKEN. Add one with: ${called} token add`;
    return table([
      ['TOKEN', 'MADE BY', 'SINCE (UTC)', 'FOR'],
      ...tokens.map((one) => [one.name, one.createdBy, one.createdAt.slice(0, 10), scopeText(one)]),
    ]);
  },
};

function mayOf(text = ''): AddToken['may'] {
  const wanted = text.split(',').filter((one) => one !== '');
  const may = permissions.filter((permission) => wanted.includes(permission));
  if (may.length > 0 && may.length === wanted.length) return may;
  throw new Misuse(`token add needs --may with some of ${permissions.join(', ')}, joined by commas.`);
}

function namesOf(text: string | undefined): AddToken['remotes'] {
  if (text === undefined || text === '*' || text === 'all') return '*';
  const names = text.split(',');
  const wrong = names.find((name) => !nameSchema.safeParse(name).success);
  if (wrong === undefined) return names;
  throw new Misuse(`"${wrong}" is not a name: write mfe-recalls,mfe-ads.`);
}

function personOf(text: string | undefined): Pick<AddToken, 'person'> {
  if (text === undefined) return {};
  if (personSchema.safeParse(text).success) return { person: text };
  throw new Misuse(
    `--person "${text}" is not a name or an email address in lower case, such as ann or ann@example.com.`,
  );
}

function expiryOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 3650) return new Date(Date.now() + days * day).toISOString();
  throw new Misuse(`--days "${text}" is not a whole number from 1 to 3650.`);
}
