import { rm } from 'node:fs/promises';
import { temporaryFolder } from '../../testing/registry';
import { storageConformance } from '../../testing/storage-conformance';
import { disk } from '../disk';
import { RegistryStore } from '../registry-store';
import { openStorage } from './open-storage';

let folder: string;

storageConformance('a folder', {
  begin: async () => {
    folder = await temporaryFolder();
  },
  end: () => rm(folder, { recursive: true }),
  open: () => RegistryStore.open(folder),
  openAlone: () => openStorage(folder, { disk, now: () => new Date(), warn: () => undefined }),
});
