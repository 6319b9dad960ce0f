import { Button } from '@forecourt/ui/button';
import { type ReactNode, useState } from 'react';

/** The command that does the same, to copy. */
export function Command({ text }: { text: string }): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="command">
      <code>{text}</code>
      {/* Browsers give pages a clipboard on this machine and behind TLS only. */}
      {navigator.clipboard !== undefined && (
        <Button size="sm" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {copied === text ? 'Copied' : 'Copy the command'}
        </Button>
      )}
    </div>
  );
}
