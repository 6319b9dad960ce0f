import { type LabelIndex, labelIndexOf } from '@forecourt/matching';
import { vocabulary } from '../catalogue/vocabulary';

/** Returns an index from the words of the vocabulary's labels to their codes. */
export const labelIndex = (): LabelIndex => labelIndexOf(vocabulary);
