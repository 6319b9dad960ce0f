import { notFound } from 'next/navigation';
import { cache, Suspense } from 'react';
import { layout, needsOf, pageData, slots } from '../../../generated/data.mjs';
import { Slot } from './slot';

export const dynamic = 'force-dynamic';

/** One answer for each page, whoever needs it. */
const answer = cache(async (name, url) => {
  const pages = await pageData();
  return pages.answerOf(name, pages.find(url));
});

/** What all slots share; one object, so that it is sent once. */
const base = cache(async (url) => {
  const pages = await pageData();
  const found = pages.find(url);
  return found === null ? null : pages.view(found, {});
});

async function answers(names, url) {
  const all = await Promise.all(names.map(async (name) => [name, await answer(name, url)]));
  return Object.fromEntries(all.filter(([, value]) => value !== undefined));
}

async function addressOf({ params, searchParams }) {
  const { path } = await params;
  const query = new URLSearchParams(await searchParams).toString();
  return `/cars-for-sale/${path.join('/')}${query && `?${query}`}`;
}

async function headOf(url) {
  const pages = await pageData();
  const found = pages.find(url);
  if (found === null) notFound();
  return pages.head(found, await answers(['listing'], url));
}

export async function generateMetadata(props) {
  const { title, description, canonical } = await headOf(await addressOf(props));
  return { title, description, alternates: { canonical } };
}

async function Filled({ slot, url }) {
  const data = await answers(needsOf(slot), url);
  return <Slot slot={slot} base={await base(url)} data={data} />;
}

async function StructuredData({ url }) {
  const head = await headOf(url);
  return head.jsonLd('http://localhost').map((value, index) => (
    <script
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      key={index}
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
    />
  ));
}

export default async function Results(props) {
  const url = await addressOf(props);
  if ((await base(url)) === null) notFound();
  const region = (name) => (
    <div className={`fc-region-${name}`}>
      {slots
        .filter((slot) => slot.region === name)
        .map(({ slot }) => (
          <Suspense key={slot} fallback={<div data-slot={slot} data-outcome="late" />}>
            <Filled slot={slot} url={url} />
          </Suspense>
        ))}
    </div>
  );
  return (
    <>
      <main id="main" tabIndex={-1}>
        {region('hero')}
        <div className="fc-layout" data-layout={layout.arrangement}>
          {region('aside')}
          {region('main')}
        </div>
      </main>
      {region('footer')}
      <Suspense>
        <StructuredData url={url} />
      </Suspense>
    </>
  );
}
