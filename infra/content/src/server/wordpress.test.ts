/** The way of an article that an editor writes in a WordPress, as the site's pages see it: by requests to the service. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditorialEntry, editorialEntrySchema, editorialListSchema } from '@forecourt/site';
import sharp from 'sharp';
import { startTestServer, type TestServer } from '../testing/server';
import { startWordpress, type TestWordpress } from '../testing/wordpress';

let data: string;
let wordpress: TestWordpress;
let server: TestServer;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'wordpress-'));
  wordpress = await startWordpress();
  const picture = sharp({ create: { width: 480, height: 320, channels: 3, background: '#1746a2' } });
  wordpress.pictures.set('/wp-content/uploads/square.png', await picture.png().toBuffer());
  server = await startTestServer({}, {}, { data, wordpress: { url: wordpress.url, everyMs: 50 } });
});
afterAll(async () => {
  await server.close();
  await wordpress.close();
  rmSync(data, { recursive: true, force: true, maxRetries: 10 });
});

const path = '/content/editorial/entries/blue-square?brand=research';

/** Requests the article until it is as expected; null: there is none. @throws after 20 s */
async function eventually(isSo: (entry: EditorialEntry | null) => boolean): Promise<EditorialEntry | null> {
  const end = Date.now() + 20_000;
  for (;;) {
    const response = await fetch(server.url + path);
    const entry = response.status === 200 ? editorialEntrySchema.parse(await response.json()) : null;
    if (isSo(entry)) return entry;
    if (Date.now() > end) throw new Error(`${path} is still ${JSON.stringify(entry)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const post = {
  ...{ slug: 'blue-square', title: 'A blue square', excerpt: '<p>In one sentence.</p>', categories: ['buying'] },
  ...{ image: '/wp-content/uploads/square.png', alt: 'A blue square' },
};

test('R85 an editor publishes a post with a picture, corrects it and withdraws it; a script in it never arrives', async () => {
  // A draft is not among the posts of the interface: WordPress shows it to its author only.
  expect(await eventually(() => true)).toBeNull();

  wordpress.posts = [{ ...post, html: '<p>The first <b>version</b>.</p><script>steal()</script>' }];
  const first = await eventually((entry) => entry !== null);
  expect(first).toMatchObject({
    ...{ kind: 'article', href: '/articles/blue-square', title: 'A blue square', summary: 'In one sentence.' },
    words: [{ tag: 'p', words: ['The first ', { tag: 'strong', words: ['version'] }, '.'] }],
  });
  const picture = await fetch(server.url + (first?.picture.src ?? ''));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 480 });
  const { entries } = await server.get('/content/editorial?brand=research&topic=buying', editorialListSchema);
  expect(entries.map(({ href }) => href)).toEqual(['/articles/blue-square']);

  const corrected = { ...post, html: '<p>The corrected version.</p>', modified: '2026-10-10T08:00:00' };
  wordpress.posts = [corrected];
  const second = await eventually((entry) => entry?.updated !== undefined);
  expect(second).toMatchObject({ updated: '2026-10-10', words: [{ words: ['The corrected version.'] }] });

  // The last one is withdrawn with another beside it: a WordPress that lists nothing at all counts as broken.
  wordpress.posts = [{ slug: 'another' }];
  expect(await eventually((entry) => entry === null)).toBeNull();
});
