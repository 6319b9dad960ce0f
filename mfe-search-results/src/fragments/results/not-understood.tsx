import { Message } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Names the words of a search that it did not understand and that no listing contains, in one line: the chips are what it did (R34). */
export function NotUnderstood({ words }: { words: string }): ReactNode {
  return <Message tone="warning">{`We did not understand “${words}”`}</Message>;
}
