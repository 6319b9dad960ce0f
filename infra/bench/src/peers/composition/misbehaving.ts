import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { createElement } from 'react';
import { misbehave, misbehaving } from './trouble';

/** The fragment as it is, with `misbehave` before it where it is the one in trouble. */
export function orMisbehaving(fragment: FragmentDefinition): FragmentDefinition {
  if (fragment.name !== misbehaving.fragment) return fragment;
  return {
    ...fragment,
    // biome-ignore lint/correctness/noComponentHookFactories: made once for a process
    Component: (props) => {
      misbehave(JSON.stringify(props.state));
      return createElement(fragment.Component, props);
    },
  };
}
