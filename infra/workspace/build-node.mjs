#!/usr/bin/env node
/** Bundles a workspace's Node programs: `build-node src/main.ts src/tool/main.ts=tool` writes `dist/main.js` and `dist/tool.js`; with `--split` dynamic imports become files of their own. */
import { basename } from 'node:path';
import { bundleNode } from './bundle-node.mjs';

const splitting = process.argv.includes('--split');
const files = process.argv.slice(2).filter((argument) => argument !== '--split');
const entries = files.map((argument) => {
  const [file, name = basename(file).replace(/\.tsx?$/, '')] = argument.split('=');
  return { in: file, out: name };
});
await bundleNode(entries, { splitting });
