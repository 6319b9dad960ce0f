import { join } from 'node:path';
import type { Log } from '@forecourt/service';
import type { Config } from '../config';
import { FolderEditorial } from './folder-editorial';
import type { Editorial } from './port';
import { WordpressEditorial } from './wordpress-editorial';

/** Returns the folder of editors' texts inside the service's data. */
export const editorsFolder = (data: string): string => join(data, 'editorial');
const lastGoodFolder = (data: string) => join(data, 'editorial-last-good');

/** Returns the editorial content of a configuration: that of WordPress if there is one, else that of the folder. */
export function openEditorial({ shipped, data, wordpress }: Config['editorial'], log: Log): Editorial {
  const lastGood = lastGoodFolder(data);
  return wordpress === undefined
    ? new FolderEditorial({ shipped, folder: editorsFolder(data), lastGood, log })
    : new WordpressEditorial({ ...wordpress, lastGood, log });
}
