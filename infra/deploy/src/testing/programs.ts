import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSchema, variablesOf } from '@forecourt/service';
import type * as z from 'zod';
import { environmentSchema as shell } from '../../../../shell/src/server/config';
import { startTestSite } from '../../../../shell/src/server/testing/test-shell';
import { environmentSchema as accounts } from '../../../accounts/src/config';
import { startTestServer as startAccounts } from '../../../accounts/src/testing/server';
import { environmentSchema as content } from '../../../content/src/config';
import { startTestServer as startContent } from '../../../content/src/testing/server';
import { environmentSchema as marketplace } from '../../../marketplace/src/config';
import { startTestServer as startMarketplace } from '../../../marketplace/src/testing/server';
import { environmentSchema as registry } from '../../../registry/src/config';
import { startTestRegistry } from '../../../registry/src/testing/registry';

interface Program {
  /** Schema of its environment. */
  schema: z.ZodObject;
  /** Variables of its ports, by port name; the last one has health and metrics. */
  ports: Readonly<Record<string, string>>;
}
/** Path of its entry file. */
export type ProgramPath =
  | 'shell/dist/main.js'
  | `infra/${'registry' | 'marketplace' | 'accounts' | 'content'}/dist/main.js`;

/** The programs of the site. */
export const programs: Readonly<Record<ProgramPath, Program>> = {
  'shell/dist/main.js': { schema: shell, ports: { http: 'PORT', operations: 'OPERATIONS_PORT' } },
  'infra/registry/dist/main.js': { schema: registry, ports: { http: 'REGISTRY_PORT' } },
  'infra/marketplace/dist/main.js': { schema: marketplace, ports: { http: 'MARKETPLACE_PORT' } },
  'infra/accounts/dist/main.js': { schema: accounts, ports: { http: 'ACCOUNTS_PORT' } },
  'infra/content/dist/main.js': { schema: content, ports: { http: 'CONTENT_PORT' } },
};

export const isProgram = (path: string | undefined): path is ProgramPath =>
  path !== undefined && Object.hasOwn(programs, path);

/** Returns a program's variables, including those that every service reads. */
export function variablesRead(path: ProgramPath): ReturnType<typeof variablesOf> {
  return [...variablesOf(programs[path].schema), ...variablesOf(runSchema)];
}

export interface RunningPrograms {
  /** Returns the URL of a program's port. */
  url(program: ProgramPath, port: string): string;
  /** Returns the metrics of all programs, as Prometheus text. */
  figures(): Promise<string>;
  close(): Promise<void>;
}

/** Starts all five programs in this process. */
export async function startPrograms(): Promise<RunningPrograms> {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-deploy-'));
  const [site, registry, marketplace, content] = await Promise.all([
    startTestSite({ env: { OPERATIONS_PORT: '0' } }),
    startTestRegistry(),
    startMarketplace(folder),
    startContent(),
  ]);
  const accounts = await startAccounts(folder, marketplace.url);
  await site.page();
  const urls: Record<ProgramPath, string> = {
    'shell/dist/main.js': site.shell.url,
    'infra/registry/dist/main.js': registry.url,
    'infra/marketplace/dist/main.js': marketplace.url,
    'infra/accounts/dist/main.js': accounts.url,
    'infra/content/dist/main.js': content.url,
  };
  const url = (program: ProgramPath, port: string) =>
    port === 'operations' ? site.shell.operationsUrl : urls[program];
  return {
    url,
    async figures() {
      const asked = Object.keys(urls)
        .filter(isProgram)
        .map((program) => {
          const port = Object.keys(programs[program].ports).at(-1) ?? 'http';
          return fetch(`${url(program, port)}/metrics`).then((answer) => answer.text());
        });
      return (await Promise.all(asked)).join('\n');
    },
    async close() {
      await Promise.all([site.close(), registry.close(), content.close(), accounts.close()]);
      await marketplace.close();
      await rm(folder, { recursive: true });
    },
  };
}
