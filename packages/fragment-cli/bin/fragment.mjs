#!/usr/bin/env node
await import(new URL('../dist/fragment.js', import.meta.url));
