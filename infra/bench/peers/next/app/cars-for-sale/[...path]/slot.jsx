'use client';
import { FragmentSlot } from '../../../generated/fragments.cjs';

export function Slot(props) {
  return <FragmentSlot {...props} />;
}
