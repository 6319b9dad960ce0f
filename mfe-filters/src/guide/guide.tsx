import { Overlay, OverlayCancel } from '@forecourt/fragment-kit';
import { buttonClass } from '@forecourt/ui';
import type { ReactNode } from 'react';
import styles from './guide.module.css';

/** What the site explains of one thing, in parts; its words are the content service's (`sources.json`). */
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

/** A guide over the page; `children` is the way on from it. */
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

/** By hand: the shell does not look into what a remote brings. */
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
