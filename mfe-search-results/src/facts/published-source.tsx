import type { PublishedSource as Source } from '@forecourt/listing';
import { formatDay } from '@forecourt/ui';
import type { ReactNode } from 'react';

/** Names the published file that figures are from, and its day. */
export function PublishedSource({ source: { publisher, title, url, asOf, isSample } }: { source: Source }): ReactNode {
  return (
    <p>
      <small>
        {'Source: '}
        <a href={url}>{`${publisher}, ${title}`}</a>
        {`, as of ${formatDay(Date.parse(asOf))}${isSample ? ', a sample of its published file' : ''}.`}
      </small>
    </p>
  );
}
