import { resolve } from 'node:path';
import { engineAt, moveDatabase } from '@forecourt/database';
import { thousands } from '@forecourt/search-state';
import { lockFolder } from '@forecourt/service';
import { openDatabase } from '../store/sql/database';
import { movedTables } from '../store/sql/tables';
import type { Command } from './arguments';
import type { Tools } from './tools';

/** Copies the store into another one, and compares counts and digests; a store in a folder is locked meanwhile. */
export async function runMove(command: Command & { name: 'move' }, from: string, { print }: Tools): Promise<void> {
  const isShared = engineAt(command.to).isShared;
  const to = isShared ? command.to : resolve(command.to);
  const closing: (() => Promise<unknown>)[] = [];
  const open = async (location: string) => {
    if (!engineAt(location).isShared) closing.unshift(await lockFolder(location, 'marketplace'));
    const db = await openDatabase(location, { durability: 'normal' });
    closing.unshift(() => db.destroy());
    return db;
  };
  try {
    const moved = await moveDatabase(await open(from), await open(to), movedTables);
    for (const { table, count } of moved) print(`${table}: ${thousands(count)}`);
    const all = moved.reduce((sum, { count }) => sum + count, 0);
    const where = isShared ? 'that STORE_URL' : 'that folder as DATA_DIR and without STORE_URL';
    print(`${thousands(all)} rows are there, the same as here. Start the marketplace with ${where}.`);
  } finally {
    for (const close of closing) await close();
  }
}
