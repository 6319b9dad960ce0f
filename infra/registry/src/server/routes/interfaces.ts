import { type Interfaces, interfacesSchema } from '@forecourt/contracts/registry-api';
import { own, reading, serviceRoute } from '@forecourt/service';
import { readInterface } from '../../store/version-folder';
import { brand } from '../operation-parts';
import { brandOf } from '../parameters';
import type { Services } from '../services';

export const interfaces = serviceRoute<Services>(
  {
    ...reading,
    path: '/v1/brands/:brand/interfaces',
    summary:
      'Lists what the stable versions of a brand offer to other remotes: slots, overlays, events and sources, with their types.',
    parameters: [brand],
    answer: interfacesSchema,
    refusals: [404],
    example: '/v1/brands/maker/interfaces',
  },
  ({ store }) =>
    async (request, response) => {
      const id = brandOf(request, store.state);
      const channels = Object.entries(own(store.state.channels, id) ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      const remotes = channels.map(async ([remote, { version }]) => ({
        ...{ remote, version },
        offers: await readInterface(await store.folderOf(remote, version)),
      }));
      response.json({ brand: id, remotes: await Promise.all(remotes) } satisfies Interfaces);
    },
);
