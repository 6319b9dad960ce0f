import { createRequire } from 'node:module';

const { dom, node } = createRequire(import.meta.url)('./packages/fragment-kit/jest-preset.cjs');
const here = { rootDir: import.meta.dirname };

export default { projects: [{ ...here, ...node }, { ...here, ...dom }] };
