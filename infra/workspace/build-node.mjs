#!/usr/bin/env node
/** Bundles a workspace's Node programs: `build-node src/main.ts src/tool/main.ts=tool` writes `dist/main.js` and `dist/tool.js`. */
import { basename } from 'node:path';
import { bundleNode } from './bundle-node.mjs';

const entries = process.argv.slice(2).map((argument) => {
  const [file, name = basename(file).replace(/\.tsx?$/, '')] = argument.split('=');
  return { in: file, out: name };
});
await bundleNode(entries);
