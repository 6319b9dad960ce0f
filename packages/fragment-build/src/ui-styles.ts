import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { isWithin } from './remote-folder';

/** The CSS modules of `packages/ui`, sorted, relative to its folder. Its page-wide stylesheets are the shell's. */
export function uiStyleFiles(ui: string): string[] {
  return readdirSync(join(ui, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => `./src/${path.replaceAll('\\', '/')}`)
    .sort();
}

/** Whether a build uses any CSS module of `packages/ui`. */
export function usesUiStyles({ modules }: Compilation, ui: string): boolean {
  return [...modules].some((module) => {
    const path = module.nameForCondition();
    return path?.endsWith('.module.css') && isWithin(ui, path);
  });
}
