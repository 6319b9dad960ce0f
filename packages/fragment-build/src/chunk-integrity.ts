import { integrityOf } from '@forecourt/contracts/integrity';
import webpack, { type Chunk, type Compilation, type Compiler, type WebpackPluginInstance } from 'webpack';

const table = '__webpack_require__.integrity';

/** Placeholder in the entry for the hash of a chunk that is not written yet; of the same length. */
function placeholder(chunkId: Chunk['id']): string {
  return `sha384-${`<chunk ${chunkId}>`.padEnd(64, '*')}`;
}

class IntegrityTable extends webpack.RuntimeModule {
  constructor(private readonly chunks: readonly Chunk[]) {
    super('chunk integrity', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${table} = ${JSON.stringify(Object.fromEntries(this.chunks.map(({ id }) => [id, placeholder(id)])))};`;
  }
}

/**
 * Makes the container's entry check the chunks that it loads: the host checks the entry against the manifest, and the entry
 * has the hashes of all other scripts. Preloads need the same attributes to be used.
 */
export class ChunkIntegrityPlugin implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    const name = 'ChunkIntegrityPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        name,
        (code) =>
          `${code}\nscript.crossOrigin = 'anonymous';\nif (${table}[chunkId]) script.integrity = ${table}[chunkId];`,
      );
      compilation.hooks.runtimeRequirementInTree.for(webpack.RuntimeGlobals.loadScript).tap(name, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable(loadedScripts(compilation, chunk)));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        for (const entry of compilation.entrypoints.values()) {
          const runtime = entry.getRuntimeChunk();
          if (runtime) fillIn(compilation, runtime);
        }
      });
    });
  }
}

/** Returns the chunks that the runtime fetches as scripts; a chunk of shared modules only has no file. */
function loadedScripts({ chunkGraph }: Compilation, runtime: Chunk): Chunk[] {
  return [...runtime.getAllAsyncChunks()].filter(
    (chunk) => chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') !== undefined,
  );
}

function fillIn(compilation: Compilation, runtime: Chunk): void {
  const hashes = loadedScripts(compilation, runtime).flatMap((chunk) =>
    [...chunk.files]
      .filter((file) => file.endsWith('.js'))
      .map((file): [string, string] => [placeholder(chunk.id), integrityOf(compilation.assets[file]!.buffer())]),
  );
  for (const file of runtime.files) {
    if (!file.endsWith('.js')) continue;
    compilation.updateAsset(file, (source) => {
      const text = hashes.reduce((text, [mark, hash]) => text.replaceAll(mark, hash), source.source().toString());
      return new webpack.sources.RawSource(text);
    });
  }
}
