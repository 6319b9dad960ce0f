/** Parts that show a brand's colours. */
export { Contrasts } from './contrasts';
export { Samples } from './sample';
