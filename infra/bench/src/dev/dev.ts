import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { devices, launchBrowser, newVisitor } from '../browser/launch';
import { measuredPage } from '../programs/measured';
import { startSite, startUpstreams } from '../programs/site';
import type { Workbench } from '../programs/workbench';
import type { Findings } from '../report/markdown';
import { median } from '../statistics';

export const devTitle = 'fragment dev: from a saved change of a component to the page';

const remote = 'mfe-account';
const brand = 'research';
const busyLoops = 8;
/** Ends by itself, should the benchmark be killed. */
const busyLoop = 'for (const end = Date.now() + 300_000; Date.now() < end; );';
/** Time between two changes: the page is at rest, and the build that the gate would check has not begun, ms. */
const pauseMs = 1500;
const slowestMs = 60_000;

/** A component whose text is the number of the change. */
const sourceOf = (change: number) => `import { defineFragment } from '@forecourt/fragment-kit';
import { useState } from 'react';

function Counter() {
  const [turns, setTurns] = useState(0);
  return <button type="button" onClick={() => setTurns(turns + 1)}>Change ${change}, {turns} turns</button>;
}

export default defineFragment({
  name: 'save-search',
  needs: [],
  Component: () => <div><Counter /></div>,
  Fallback: () => <div />,
});
`;

/** Measures changes of one of a remote's fragments on the real page, on a quiet machine, then beside busy loops. */
export async function dev(bench: Workbench): Promise<Findings> {
  const dataDir = bench.newFolder('dev');
  const { urls } = await startUpstreams(bench, dataDir);
  const secret = { PREVIEW_SECRET: 'benchmark-secret-of-this-run' };
  const { registry, shell } = await startSite(bench, urls, dataDir, secret);
  const folder = copyRemote(bench);
  const source = join(folder, 'src/fragments/save-search/index.tsx');
  writeFileSync(source, sourceOf(0));
  const command = new Command(bench, folder, { REGISTRY_URL: registry.url, DATA_DIR: dataDir });
  const browser = await launchBrowser(bench);
  try {
    await command.prints(/\.1 is built and sent/);
    const link = new URL(await command.prints(/^ {2}(http\S+)$/m));
    link.port = new URL(shell.url).port;
    const page = await (await newVisitor(browser, devices.desktop)).newPage();
    await page.goto(link.href);
    const button = page.locator('[data-slot="save-search"][data-alive] button');
    await button.click();
    await button.click();
    let change = 0;
    const saves = async (count: number) => {
      const took: number[] = [];
      for (let round = 0; round < count; round += 1) {
        await delay(pauseMs);
        change += 1;
        took.push(await saveToPage(page, source, change));
      }
      return took;
    };
    // The first ones run cold code and do not count.
    await saves(bench.size(5, 1));
    const quiet = await saves(bench.size(15, 1));
    const loops = Array.from({ length: busyLoops }, () => spawn(process.execPath, ['-e', busyLoop]));
    const busy = await saves(bench.size(10, 1)).finally(() => {
      for (const loop of loops) loop.kill('SIGKILL');
    });
    return {
      values: {
        'dev.quiet': median(quiet),
        'dev.quiet-max': Math.max(...quiet),
        'dev.busy': median(busy),
        'dev.busy-max': Math.max(...busy),
      },
      notes: [
        `${quiet.length} changes on a quiet machine, and ${busy.length} beside ${busyLoops} busy loops, of a component of a copy of ${remote}. From the write of the file to the change of the page in a browser, which keeps the state of the component.`,
      ],
    };
  } finally {
    await browser.close();
    command.end();
  }
}

/** Writes a change. @returns the time until it is on the page, with the state of the change before, ms */
async function saveToPage(page: Page, source: string, change: number): Promise<number> {
  const shown = page.evaluate(
    ([text, timeout]) =>
      new Promise<number>((resolve, reject) => {
        const slot = document.querySelector('[data-slot="save-search"]');
        const changes = new MutationObserver(() => {
          if (slot?.textContent !== text) return;
          changes.disconnect();
          resolve(performance.timeOrigin + performance.now());
        });
        changes.observe(document, { childList: true, subtree: true, characterData: true });
        setTimeout(() => reject(new Error(`"${text}" is not on the page, but "${slot?.textContent}".`)), timeout);
      }),
    [`Change ${change}, 2 turns`, slowestMs] as const,
  );
  // Once the page has answered this, it watches.
  await page.evaluate(() => null);
  const begun = performance.timeOrigin + performance.now();
  writeFileSync(source, sourceOf(change));
  return (await shown) - begun;
}

/** Copies the remote into a folder from which the repository's packages are found. */
function copyRemote(bench: Workbench): string {
  const folder = join(bench.newFolder('developed'), remote);
  mkdirSync(folder);
  for (const part of ['src', 'package.json'])
    cpSync(join(bench.root, remote, part), join(folder, part), { recursive: true });
  symlinkSync(bench.built('node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** A running `fragment dev`, and what it has printed. */
class Command {
  private printed = '';
  private readonly child: ChildProcess;

  constructor(bench: Workbench, folder: string, environment: Readonly<Record<string, string>>) {
    const program = bench.built('packages/fragment-cli/dist/fragment.js');
    const args = [program, 'dev', folder, '--brand', brand, '--page', measuredPage];
    this.child = spawn(process.execPath, args, { cwd: bench.root, env: { ...process.env, ...environment } });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        this.printed += bytes.toString();
      });
  }

  /** Waits for a matching line. @returns its first group, or the match. @throws with what was printed if none comes */
  async prints(text: RegExp): Promise<string> {
    const end = performance.now() + slowestMs;
    for (;;) {
      const found = text.exec(this.printed);
      if (found !== null) return found[1] ?? found[0];
      if (performance.now() > end) throw new Error(`fragment dev has not printed ${text}, but:\n${this.printed}`);
      await delay(50);
    }
  }

  end(): void {
    this.child.kill('SIGKILL');
  }
}
