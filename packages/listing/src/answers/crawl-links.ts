import { samePath } from '@forecourt/search-state';
import * as z from 'zod';

/** A page with fewer vehicles has too little content for search engines. */
export const leastListings = 3;

/** Answer of the marketplace's crawl paths, without links to pages with too little content. Each link is a path of this site. */
export const crawlLinksSchema = z
  .object({ links: z.array(z.object({ label: z.string(), href: z.string(), count: z.number() })) })
  .transform(({ links }) => ({
    links: links.filter(({ href, count }) => count >= leastListings && samePath(href) !== undefined),
  }));

export type CrawlLinks = z.infer<typeof crawlLinksSchema>;
export type CrawlLink = CrawlLinks['links'][number];
