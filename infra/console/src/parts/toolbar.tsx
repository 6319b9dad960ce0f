import type { ReactNode } from 'react';
import { type Stop, useStops } from './use-stops';

/** Several controls with one tab stop. @param props.children renders the controls with the props for each, by its number */
export function Toolbar(props: { label: string; children: (stopAt: (index: number) => Stop) => ReactNode }): ReactNode {
  const { stopAt, onKeyDown } = useStops();
  return (
    <div className="acts" role="toolbar" aria-label={props.label} onKeyDown={onKeyDown}>
      {props.children(stopAt)}
    </div>
  );
}
