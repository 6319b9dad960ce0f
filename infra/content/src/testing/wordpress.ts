import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A post as an editor thinks of it. */
export interface WrittenPost {
  slug: string;
  title?: string;
  excerpt?: string;
  html?: string;
  /** Slugs. */
  categories?: string[];
  tags?: string[];
  meta?: unknown;
  date?: string;
  modified?: string;
  /** Path or URL of the featured image; null for none. */
  image?: string | null;
  alt?: string;
}

/** A small WordPress: `GET /wp-json/wp/v2/posts?_embed&per_page&page` and its pictures. */
export interface TestWordpress {
  url: string;
  posts: WrittenPost[];
  /** Pictures by path. */
  pictures: Map<string, Buffer>;
  /** Requested paths, with their queries. */
  asked: string[];
  /** Answers instead, if it returns true. */
  fault: (path: string, response: ServerResponse) => boolean;
  close(): Promise<void>;
}

/** Starts a WordPress on a free port. */
export async function startWordpress(): Promise<TestWordpress> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://wordpress');
    wordpress.asked.push(request.url ?? '');
    if (wordpress.fault(pathname, response)) return;
    const picture = wordpress.pictures.get(pathname);
    if (picture !== undefined) response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
    else if (pathname === '/wp-json/wp/v2/posts') sendPosts(searchParams, response);
    else response.writeHead(404).end();
  });
  function sendPosts(query: URLSearchParams, response: ServerResponse): void {
    const size = Number(query.get('per_page') ?? 10);
    const page = Number(query.get('page') ?? 1);
    const { posts } = wordpress;
    response.writeHead(200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'X-WP-Total': posts.length,
      'X-WP-TotalPages': Math.ceil(posts.length / size),
    });
    const shown = posts.slice((page - 1) * size, page * size);
    response.end(JSON.stringify(shown.map((post, index) => asSent(post, origin, (page - 1) * size + index + 1))));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wordpress: TestWordpress = {
    url: `${origin}/wp-json/wp/v2`,
    posts: [],
    pictures: new Map(),
    asked: [],
    fault: () => false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return wordpress;
}

/** Returns a post in the form that WordPress documents for `_embed`, with more fields than are read. */
function asSent(post: WrittenPost, origin: string, id: number): unknown {
  const { slug, date = '2026-06-02T08:00:00', modified = date, image = '/wp-content/uploads/car.png' } = post;
  const terms = (taxonomy: string, slugs: readonly string[] = []) =>
    slugs.map((each, index) => ({ id: index + 1, link: `${origin}/${each}/`, name: each, slug: each, taxonomy }));
  return {
    ...{ id, date, date_gmt: date, modified, modified_gmt: modified, slug, status: 'publish', type: 'post' },
    ...{ link: `${origin}/${slug}/`, guid: { rendered: `${origin}/?p=${id}` }, format: 'standard', sticky: false },
    title: { rendered: post.title ?? 'Five things to check' },
    content: { rendered: post.html ?? '<p>A paragraph about cars.</p>\n', protected: false },
    excerpt: { rendered: post.excerpt ?? '<p>In one sentence.</p>\n', protected: false },
    ...{ author: 1, featured_media: image === null ? 0 : 7, comment_status: 'closed', ping_status: 'closed' },
    ...{ template: '', meta: post.meta ?? [], categories: [1], tags: [] },
    _embedded: {
      ...(image !== null && {
        'wp:featuredmedia': [
          { id: 7, type: 'attachment', alt_text: post.alt ?? 'A car', source_url: new URL(image, origin).href },
        ],
      }),
      'wp:term': [terms('category', post.categories ?? ['buying']), terms('post_tag', post.tags)],
    },
  };
}
