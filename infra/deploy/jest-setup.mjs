/** The tests start shells, with all that they need. */
export { default } from '../../shell/jest-setup.mjs';
