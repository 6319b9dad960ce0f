/** Builds what is not built yet: the tests attack the programs that `npm start` runs. */
import { build } from '../workspace/setup.mjs';

export default () => build();
