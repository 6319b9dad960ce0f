import { type RefObject, useEffect, useRef } from 'react';

/**
 * For an uncontrolled control with `defaultValue={value}`: lets it follow the search when that changes. Hydration changes
 * nothing, so that what a visitor typed or chose before script came stays.
 */
export function useFollow<T extends HTMLInputElement | HTMLSelectElement>(value: string): RefObject<T | null> {
  const control = useRef<T>(null);
  const followed = useRef(value);
  useEffect(() => {
    if (followed.current === value) return;
    followed.current = value;
    if (control.current !== null) control.current.value = value;
  }, [value]);
  return control;
}
