/**
 * A vitest configuration for remotes, `export { default } from '@forecourt/fragment-kit/vitest'`: tests in a document, with globals, CSS
 * modules as their own names. The packages of ours are modules that import styles, so that vitest has to read them itself.
 */
export default {
  test: {
    environment: 'jsdom',
    globals: true,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    server: { deps: { inline: [/@forecourt\//] } },
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
  },
};
