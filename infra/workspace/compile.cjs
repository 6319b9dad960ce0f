/** Compiles TypeScript for jest with swc. Workspaces share what was compiled: a file becomes the same in each that imports it. */
const { createHash } = require('node:crypto');
const { version } = require('@swc/core');
const { createTransformer } = require('@swc/jest');

module.exports = {
  createTransformer(options) {
    const compiler = JSON.stringify([version, options]);
    return {
      ...createTransformer(options),
      getCacheKey: (source, path, { instrument, supportsStaticESM }) =>
        createHash('sha1').update([compiler, instrument, supportsStaticESM, path, source].join('\0')).digest('hex'),
    };
  },
};
