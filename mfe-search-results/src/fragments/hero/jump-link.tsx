import { useBrand } from '@forecourt/fragment-kit';
import { useOneModel } from '@forecourt/listing-kit';
import type { ReactNode } from 'react';
import { referenceAnchor } from '../../model/reference-anchor';
import styles from './tools.module.css';

/** Links to the reference section about the search's model, below the results (section 2). Nothing unless the search is for one model. */
export function JumpLink(): ReactNode {
  const { jumpLink } = useBrand().flags;
  const model = useOneModel();
  if (!jumpLink || model === null) return null;
  return <a href={`#${referenceAnchor}`} className={styles.jump}>{`About the ${model.label}`}</a>;
}
