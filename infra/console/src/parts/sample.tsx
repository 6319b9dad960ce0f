import { Button } from '@forecourt/ui/button';
import type { CSSProperties, ReactNode } from 'react';
import type { Theme } from '../api/brands';
import { Mark } from './mark';

interface Sampled {
  theme: Theme;
  name: string;
  mark: string;
}

/** Parts of a page in a brand's colours, in light and in dark. */
export function Samples(props: Sampled): ReactNode {
  return (
    <div
      style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' }}
    >
      <Sample {...props} mode="light" />
      <Sample {...props} mode="dark" />
    </div>
  );
}

const on = (name: string): CSSProperties => ({
  background: `var(--fc-color-${name})`,
  color: `var(--fc-color-on-${name})`,
});
const surface: CSSProperties = { background: 'var(--fc-color-surface)', color: 'var(--fc-color-text)' };
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' };
const padded: CSSProperties = { padding: '0.75rem 1rem' };
const chip: CSSProperties = {
  padding: '0.25rem 0.75rem',
  border: '1px solid var(--fc-color-border)',
  borderRadius: 'var(--fc-radius-chip)',
  fontSize: 'var(--fc-size-sm)',
};
/** Styles are set by script, which the page's policy allows: the colours are known at run time only. */
const frame: CSSProperties = {
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  border: '1px solid var(--fc-color-border)',
  borderRadius: 'var(--fc-radius-lg)',
  background: 'var(--fc-color-bg)',
  color: 'var(--fc-color-text)',
  fontFamily: 'var(--fc-font-body)',
};

function Sample({ theme, name, mark, mode }: Sampled & { mode: 'light' | 'dark' }): ReactNode {
  const tokens = { '--fc-font-display': 'var(--fc-font-body)', ...theme } as CSSProperties;
  return (
    <section aria-label={`Sample in ${mode}`} style={{ ...tokens, ...frame, colorScheme: mode }}>
      <p style={{ ...row, ...padded, ...on('header'), margin: 0 }}>
        <Mark svg={mark} size={32} />
        <b style={wordmark}>{name}</b>
      </p>
      <div style={{ ...padded, display: 'grid', gap: '0.75rem' }}>
        <b style={{ ...display, fontSize: 'var(--fc-size-xl)' }}>Cars near you</b>
        <p style={{ margin: 0 }}>
          Text,{' '}
          <a href={location.href} onClick={(event) => event.preventDefault()}>
            a link to a page
          </a>
          , and <span style={{ color: 'var(--fc-color-muted)' }}>less important text</span>.
        </p>
        <div style={row}>
          <Button variant="primary">Primary</Button>
          <Button variant="accent">Accent</Button>
          <Button>Other</Button>
          <Button variant="quiet">Quiet</Button>
        </div>
        <div style={row}>
          <span style={{ ...chip, ...surface }}>Chip</span>
          <span style={{ ...chip, ...on('primary-soft') }}>Chosen chip</span>
        </div>
        <p style={{ ...padded, ...surface, ...tile, margin: 0 }}>
          A tile <span style={{ color: 'var(--fc-color-muted)' }}>on the surface</span>
        </p>
      </div>
      <p style={{ ...padded, ...on('footer'), margin: 0 }}>Footer</p>
    </section>
  );
}

const tile: CSSProperties = { border: '1px solid var(--fc-color-border)', borderRadius: 'var(--fc-radius-md)' };
const display: CSSProperties = {
  fontFamily: 'var(--fc-font-display)',
  fontWeight: 'var(--fc-display-weight)' as CSSProperties['fontWeight'],
  letterSpacing: 'var(--fc-display-tracking)',
  textTransform: 'var(--fc-display-case)' as CSSProperties['textTransform'],
};
const wordmark: CSSProperties = {
  fontFamily: 'var(--fc-font-display)',
  fontSize: 'var(--fc-wordmark-size)',
  fontWeight: 'var(--fc-wordmark-weight)' as CSSProperties['fontWeight'],
  letterSpacing: 'var(--fc-wordmark-tracking)',
};
