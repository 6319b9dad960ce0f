import { type LabelIndex, labelIndexOf } from '@forecourt/matching';
import { vocabulary } from '../catalogue/vocabulary';

/** Codes by the words of the vocabulary's labels. */
export const labelIndex = (): LabelIndex => labelIndexOf(vocabulary);
