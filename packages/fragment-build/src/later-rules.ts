import { isLaterSheet, laterSheetName } from '@forecourt/contracts';
import postcss, { type Container, type Root } from 'postcss';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';

/** A stylesheet in two parts. */
export interface DividedSheet {
  now: string;
  /** Rules in `@later`, within the layers and conditions around it. */
  later: string;
}

/**
 * Divides a stylesheet at its `@later { … }` blocks. They hold rules for what no search page shows before it is touched, such as
 * suggestions and notices, and what only other pages show.
 */
export function divideRules(css: string): DividedSheet {
  if (!css.includes('@later')) return { now: css, later: '' };
  const now = postcss.parse(css);
  const later = now.clone();
  now.walkAtRules('later', (block) => void block.remove());
  keepLater(later);
  dropEmpty(now);
  dropEmpty(later);
  return { now: textOf(now), later: textOf(later) };
}

const textOf = (root: Root) => root.toString().trim();

/** Removes all rules outside `@later`, and the braces of these blocks. */
function keepLater(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) node.remove();
    else if (node.name === 'later') node.replaceWith(...node.nodes);
    else keepLater(node);
  });
}

/** Removes the layers, conditions and animations that nothing is left in. */
function dropEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    dropEmpty(node);
    if (node.nodes.every(({ type }) => type === 'comment')) node.remove();
  });
}

/** Writes the rules in `@later` into a stylesheet of their own, beside the one that they were in. */
export class LaterRules implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = LaterRules.name;
    const { RawSource } = webpack.sources;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_DERIVED;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const chunk of compilation.chunks)
          for (const path of [...chunk.files]) {
            const asset = compilation.getAsset(path);
            if (asset === undefined || !path.endsWith('.css') || isLaterSheet(path)) continue;
            const { now, later } = divideRules(asset.source.source().toString());
            if (later === '') continue;
            const laterPath = laterSheetName(path);
            compilation.emitAsset(laterPath, new RawSource(later), asset.info);
            chunk.files.add(laterPath);
            if (now === '') compilation.deleteAsset(path);
            else compilation.updateAsset(path, new RawSource(now));
          }
      });
    });
  }
}
