import type { PageView } from '@forecourt/contracts';
import { defineFragment } from '@forecourt/fragment-kit';
import { renderOnServer } from '@forecourt/fragment-kit/server';

const pages = 6;

/** About the number of elements, attributes and texts of a results page. */
function Sample() {
  return Array.from({ length: 30 }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <article key={index} className="sample" data-index={index} aria-label={`Listing ${index}`}>
      <a href={`/listing/${index}`}>
        <img src="/x.svg" alt="" width={640} height={420} loading="lazy" />
        <strong>{'<escaped & sound>'}</strong> {index}
      </a>
      <ul>{['a', 'b', 'c'].map((item) => item && <li key={item}>{item}</li>)}</ul>
    </article>
  ));
}

const sample = defineFragment({ name: 'sample', needs: [], hydrate: 'never', Component: Sample, Fallback: () => null });

/** Lets the engine compile React before the first page: cold, rendering takes ten times as long. */
export function warmUp(): void {
  const view = { state: {}, url: '/', data: {}, status: 'ready' } as PageView;
  for (let page = 0; page < pages; page += 1) renderOnServer({ fragment: sample, view, slot: 'sample' });
}
