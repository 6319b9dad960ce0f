import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Refused } from './sign-in';

/** Shows a part of a view as soon as its code is loaded. If that fails, the rest of the view stays. @param props.name of its file */
export function Later<Part>(props: {
  name: string;
  load: () => Promise<Part>;
  children: (part: Part) => ReactNode;
}): ReactNode {
  const { data, error } = useQuery({
    queryKey: ['part', props.name],
    queryFn: props.load,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Loading …</p>;
  return props.children(data as Part);
}

/** Returns a component that shows parts of a file as soon as it is loaded. */
export const withParts =
  <Parts,>(name: string, load: () => Promise<Parts>) =>
  ({ children }: { children: (parts: Parts) => ReactNode }): ReactNode => (
    <Later name={name} load={load}>
      {children}
    </Later>
  );
