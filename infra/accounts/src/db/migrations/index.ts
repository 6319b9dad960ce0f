import type { MigrationProvider } from 'kysely';
import { alertMigrations } from './alerts';
import { identityMigrations } from './identity';
import { leadMigrations } from './leads';
import { memoryMigrations } from './memory';
import { subscriptionMigrations } from './subscriptions';

/**
 * What brings the store up to date, a file a theme, in the order of their names. A migration that was released is never edited: what comes
 * later is a migration of its own.
 * @param formerStore the marketplace's database
 */
export function migrationsFrom(formerStore: string): MigrationProvider {
  const migrations = {
    ...subscriptionMigrations(formerStore),
    ...leadMigrations,
    ...identityMigrations,
    ...memoryMigrations,
    ...alertMigrations,
  };
  return { getMigrations: async () => migrations };
}
