import type { Row } from '../row';

export const consoleLink: Row<Record<string, never>> = {
  usage: 'console',
  options: {},
  does: 'Prints a link that signs in to the console once, within ten minutes, with the rights of your token.',
  parse(line) {
    line.noArgument();
    return {};
  },
  async run(_given, { connect }) {
    const client = await connect();
    const { path } = await client.signInLink();
    return client.url + path;
  },
};
