import { Button } from '@forecourt/ui/button';
import { type ReactNode, useState } from 'react';

/** The command that does the same, to copy. @param props.children what is shown instead, of another text: a link */
export function Command({
  text,
  what = 'command',
  children = <code>{text}</code>,
}: {
  text: string;
  what?: string;
  children?: ReactNode;
}): ReactNode {
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <div className="command">
      {children}
      {/* Browsers give pages a clipboard on this machine and behind TLS only. */}
      {navigator.clipboard !== undefined && (
        <Button size="sm" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
          {copied === text ? 'Copied' : `Copy the ${what}`}
        </Button>
      )}
    </div>
  );
}
