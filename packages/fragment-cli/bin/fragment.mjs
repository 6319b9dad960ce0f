#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/fragment.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) {
  console.error('fragment: packages/fragment-cli is not built yet; `npm run fragment` in the repository builds it.');
  process.exit(1);
}
await import(program);
