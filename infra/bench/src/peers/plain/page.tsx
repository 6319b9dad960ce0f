/** The page as one React tree, as a plain app would write it; the shell composes the same page from slots. */
import {
  type Brand,
  type FragmentHost,
  type PageView,
  type Region,
  regions,
  type SlotProps,
} from '@forecourt/contracts';
import type { FragmentDefinition } from '@forecourt/fragment-kit';
import { FragmentRoot, useHost } from '@forecourt/fragment-kit/host';
import { createContext, Fragment, type ReactNode, useContext } from 'react';
import { escapeJson } from '../../shell/escape';

/** Returns the fragment of a slot; undefined if the brand's layout does not have the slot. */
export type FragmentOf = (slot: string) => FragmentDefinition | undefined;

export const FragmentsContext = createContext<FragmentOf>(() => {
  throw new Error('A slot was rendered outside a page.');
});

/** Stands in for the kit's `Slot`: the nested fragment is simply a child; a slot that the layout does not have is empty. */
export function NestedFragment(props: { name: string; props?: SlotProps; className?: string }): ReactNode {
  const host = useHost();
  const fragment = useContext(FragmentsContext)(props.name);
  return (
    <div className={props.className} data-slot={props.name} data-props={JSON.stringify(props.props ?? {})}>
      {fragment !== undefined && <FragmentRoot fragment={fragment} host={host} slot={props.props} />}
    </div>
  );
}

export interface PageProps {
  brand: Brand;
  view: PageView;
  /** `view` as JSON, for hydration. */
  viewJson: string;
  fragmentOf: FragmentOf;
  title: string;
  description: string;
  canonical: string;
  jsonLd: readonly unknown[];
}

const nothing = () => {};

/** The host of a fragment on a server, where nothing is dispatched. */
export function plainHost(view: PageView): FragmentHost {
  return { view, subscribe: () => nothing, dispatch: nothing, emit: nothing, on: () => nothing };
}

export function Page(props: PageProps): ReactNode {
  const { brand, view, viewJson, fragmentOf, title, description, canonical, jsonLd } = props;
  const host = plainHost(view);
  const layout = brand.layouts.results!;
  const region = (name: Region) => (
    <div className={`fc-region-${name}`}>
      {layout.slots
        .filter((slot) => slot.region === name)
        .map(({ slot }) => {
          const fragment = fragmentOf(slot);
          return (
            <div key={slot} data-slot={slot}>
              {fragment !== undefined && <FragmentRoot fragment={fragment} host={host} />}
            </div>
          );
        })}
    </div>
  );
  const [, hero, , aside, main, , footer] = regions.map((name) => <Fragment key={name}>{region(name)}</Fragment>);
  return (
    <html lang="en-US" data-theme={brand.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={canonical} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/site.css" />
        {jsonLd.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <Json key={index} type="application/ld+json" json={JSON.stringify(value)} />
        ))}
      </head>
      <body className="fc-page">
        <a className="fc-skip" href="#main">
          Skip to results
        </a>
        <header className="fc-header">
          <a className="fc-brand" href="/cars-for-sale/all">
            {brand.name}
          </a>
          <nav className="fc-nav" aria-label="Main">
            <ul>
              {brand.nav.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <FragmentsContext.Provider value={fragmentOf}>
          <main id="main" tabIndex={-1}>
            {hero}
            <div className="fc-layout" data-layout={layout.arrangement}>
              {aside}
              {main}
            </div>
          </main>
          {footer}
        </FragmentsContext.Provider>
        <footer className="fc-footer">
          <p>
            {brand.name}. {brand.tagline}
          </p>
        </footer>
        <Json type="application/json" id="fc-view" json={viewJson} />
        <script src="/assets/app.js" defer />
      </body>
    </html>
  );
}

function Json(props: { type: string; id?: string; json: string }): ReactNode {
  return <script type={props.type} id={props.id} dangerouslySetInnerHTML={{ __html: escapeJson(props.json) }} />;
}
