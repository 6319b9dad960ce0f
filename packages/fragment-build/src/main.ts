import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildRemote } from './index';
import { renderForParent } from './local/program';
import { watchForParent } from './watch/program';

const usage = `Usage: fragment-build [--version 1.2.3] [--out folder] [--mode production|development]

Builds the remote in the current folder into dist/fragment.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      version: { type: 'string' },
      out: { type: 'string' },
      mode: { type: 'string' },
      watch: { type: 'boolean' },
      render: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (values.watch) {
    watchForParent(process.cwd(), values.version ?? '');
    return;
  }
  if (values.render) {
    renderForParent();
    return;
  }
  const mode = values.mode ?? (process.env.NODE_ENV === 'development' ? 'development' : 'production');
  if (mode !== 'production' && mode !== 'development') throw new Error(`"${mode}" is not a mode.\n\n${usage}`);
  const { manifest, out, scriptBytes } = await buildRemote({
    folder: process.cwd(),
    out: values.out,
    version: values.version,
    mode,
  });
  const fragments = Object.keys(manifest.fragments);
  console.log(
    `${manifest.name} ${manifest.version}: ${fragments.join(', ')}; ${Object.keys(manifest.files).length} files, ` +
      `${(scriptBytes / 1000).toFixed(1)} kB of browser script (brotli) in ${relative(process.cwd(), out) || out}`,
  );
}

main().catch((reason: unknown) => {
  console.error(`fragment-build: ${reason instanceof Error ? reason.message : String(reason)}`);
  process.exitCode = 1;
});
