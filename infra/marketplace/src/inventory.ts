import { readCommand, storeLocation, UsageError, usage } from './cli/arguments';
import { runGenerate, runImport, runMigrate, runStats } from './cli/commands';
import { runMove } from './cli/move';
import { Progress } from './cli/progress';
import { runRate } from './cli/rate';
import { runReport } from './cli/report';
import type { Tools } from './cli/tools';
import { runRetire, runUpdate } from './cli/writes';
import { matchCatalogue } from './feed/match-catalogue';
import { generateInventory } from './generate';
import { openStore } from './store/sql/store';

const rowThread = new URL('./row-thread.js', import.meta.url);

/** `npm run inventory -- import|update|retire|generate|stats|rate|report|migrate|move`. */
async function run(): Promise<void> {
  // Other users cannot read the files, as for the services.
  process.umask(0o077);
  const args = process.argv.slice(2);
  const command = readCommand(args);
  const location = storeLocation(args, process.env);
  const tools: Tools = {
    openStore: (durability) => openStore(location, { durability, rowThread }),
    ...{ match: matchCatalogue, generate: generateInventory, now: Date.now, progress: new Progress() },
    print: (line) => process.stdout.write(`${line}\n`),
  };
  if (command.name === 'import') await runImport(command, tools);
  else if (command.name === 'update') await runUpdate(command, tools);
  else if (command.name === 'retire') await runRetire(command, tools);
  else if (command.name === 'generate') await runGenerate(command, tools);
  else if (command.name === 'report') await runReport(command, tools);
  else if (command.name === 'rate') await runRate(command, tools);
  else if (command.name === 'stats') await runStats(tools);
  else if (command.name === 'move') await runMove(command, location, tools);
  else if (command.name === 'migrate') await runMigrate(tools);
  else tools.print(usage);
}

run().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n${error instanceof UsageError ? `\n${usage}\n` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
