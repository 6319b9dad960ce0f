#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/main.js', import.meta.url);
if (!existsSync(fileURLToPath(program))) {
  console.error('fragment-build: packages/fragment-build is not built yet; run `npm run build` in the repository.');
  process.exit(1);
}
await import(program);
