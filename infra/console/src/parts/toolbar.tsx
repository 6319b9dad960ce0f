import { type KeyboardEvent, type ReactNode, useState } from 'react';

/** Props that make a control one of a toolbar's stops. */
export interface Stop {
  tabIndex: number;
  onFocus: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Several controls with one tab stop: the left and right arrow keys move among them. @param props.children renders the controls with the props for each, by its number */
export function Toolbar(props: { label: string; children: (stopAt: (index: number) => Stop) => ReactNode }): ReactNode {
  const [present, setPresent] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (step === undefined) return;
    // The keys would choose an option of a list.
    event.preventDefault();
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, select')];
    controls.at((present + step) % controls.length)?.focus();
  };
  return (
    <div className="acts" role="toolbar" aria-label={props.label} onKeyDown={move}>
      {props.children((index) => ({
        tabIndex: index === present ? 0 : -1,
        onFocus: () => setPresent(index),
      }))}
    </div>
  );
}
