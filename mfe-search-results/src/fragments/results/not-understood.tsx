import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Names the words of a search that it did not understand and that no listing contains (R34). */
export function NotUnderstood({ words }: { words: string }): ReactNode {
  return (
    <Alert tone="warning" title={`We did not understand “${words}”`}>
      What we understood is shown as filters, which you can remove one by one.
    </Alert>
  );
}
