/** Prepares shells for the tests. */
export { default } from '../../shell/jest-setup.mjs';
