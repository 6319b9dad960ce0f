import { Overlay, OverlayCancel } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './guide.module.css';

/** A guide in parts, with text from the content service (`sources.json`). */
export interface GuideWords {
  intro: string;
  parts: readonly { title: string; text: string }[];
}

declare module '@forecourt/contracts' {
  interface Sources {
    'electric-guide': GuideWords;
    'guarantee-guide': GuideWords;
  }
}

/** Renders a guide over the page; `children` are its links. */
export function Guide(props: { title: string; words: unknown; children: ReactNode }): ReactNode {
  const { title, words, children } = props;
  const guide = read(words);
  return (
    <Overlay
      title={title}
      footer={
        <>
          <OverlayCancel className={buttonClass()}>Close</OverlayCancel>
          {children}
        </>
      }
    >
      <div className={styles.guide}>
        {guide === undefined ? <NoGuide /> : <p>{guide.intro}</p>}
        {guide?.parts.map(({ title, text }) => (
          <div key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Overlay>
  );
}

export function NoGuide(): ReactNode {
  return <p>The explanation is not available right now.</p>;
}

/** Parses by hand: the shell does not validate a remote's own sources. */
function read(words: unknown): GuideWords | undefined {
  const intro = fieldOf(words, 'intro');
  const parts = fieldOf(words, 'parts');
  if (typeof intro !== 'string' || !Array.isArray(parts)) return undefined;
  return { intro, parts: parts.filter(isPart) };
}

function isPart(value: unknown): value is GuideWords['parts'][number] {
  return typeof fieldOf(value, 'title') === 'string' && typeof fieldOf(value, 'text') === 'string';
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
