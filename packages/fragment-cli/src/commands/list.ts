import type { Row } from '../row';
import { remotesText, remoteText } from '../texts';

export const list: Row<{ remote: string | null }> = {
  usage: 'list [remote]',
  options: {},
  does: 'Lists published remotes, and the versions that each brand serves.',
  parse: ({ argument }) => ({ remote: argument ?? null }),
  async run({ remote }, { connect, called }) {
    const client = await connect();
    if (remote === null) {
      const [published, brands] = await Promise.all([client.remotes(), client.brands()]);
      if (published.remotes.length === 0)
        return `Nothing is published yet. Publish a remote with: ${called} publish <remote>`;
      return remotesText(published, brands);
    }
    return remoteText(await client.remote(await client.resolve(remote)));
  },
};
