import { useBrand } from '@forecourt/fragment-kit';
import { useOneModel } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import { referenceAnchor } from '../../model/reference-anchor';
import styles from './results.module.css';

/** The way to what is known of the search's one model, below its results (section 2). Nothing without one model. */
export function JumpLink(): ReactNode {
  const { jumpLink } = useBrand().flags;
  const model = useOneModel();
  if (!jumpLink || model === null) return null;
  return <a href={`#${referenceAnchor}`} className={styles.jump}>{`About the ${model.label}`}</a>;
}
