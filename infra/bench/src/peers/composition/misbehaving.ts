import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { createElement } from 'react';
import { misbehave, misbehaving } from './trouble';

/** Returns the fragment, preceded by `misbehave` if it is the one in trouble. */
export function orMisbehaving(fragment: FragmentDefinition): FragmentDefinition {
  if (fragment.name !== misbehaving.fragment) return fragment;
  return {
    ...fragment,
    // biome-ignore lint/correctness/noComponentHookFactories: created once per process
    Component: (props) => {
      misbehave(JSON.stringify(props.state));
      return createElement(fragment.Component, props);
    },
  };
}
