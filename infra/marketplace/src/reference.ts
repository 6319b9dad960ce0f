import { UsageError } from './cli/arguments';
import { referenceUsage, runReference } from './cli/reference';

// Other users cannot read the files, as for the services.
process.umask(0o077);
/** `npm run reference -- import epa|nhtsa FILE`. */
runReference(process.argv.slice(2), (line) => process.stdout.write(`${line}\n`)).catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${message}\n${error instanceof UsageError ? `\n${referenceUsage}\n` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
