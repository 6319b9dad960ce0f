import { Alert } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** What a search by words could make nothing of, and no listing says (R34). */
export function NotUnderstood({ words }: { words: string }): ReactNode {
  return (
    <Alert tone="warning" title={`We did not understand “${words}”`}>
      What we understood is shown as filters, which you can remove one by one.
    </Alert>
  );
}
