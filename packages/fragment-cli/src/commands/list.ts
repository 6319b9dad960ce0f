import type { Row } from '../row';
import { remotesText, remoteText } from '../texts';

export const list: Row<{ remote: string | null }> = {
  usage: 'list [remote]',
  options: {},
  does: 'What is published, and which brand serves what.',
  parse: ({ argument }) => ({ remote: argument ?? null }),
  async run({ remote }, { connect }) {
    const client = await connect();
    if (remote === null) return remotesText(await client.remotes());
    return remoteText(await client.remote(await client.resolve(remote)));
  },
};
