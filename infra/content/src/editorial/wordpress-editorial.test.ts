import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { editorialConformance, type WrittenText } from '../conformance/editorial-conformance';
import { startWordpress, type TestWordpress, type WrittenPost } from '../testing/wordpress';
import { WordpressEditorial } from './wordpress-editorial';

const png = () =>
  sharp({ create: { width: 480, height: 320, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

async function place() {
  const wordpress = await startWordpress();
  wordpress.pictures.set('/wp-content/uploads/car.png', await png());
  const lastGood = mkdtempSync(join(tmpdir(), 'wordpress-'));
  const logged: { reason?: string }[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  return {
    ...{ wordpress, logged },
    open: (timeoutMs?: number) =>
      new WordpressEditorial({
        url: wordpress.url,
        everyMs: 3_600_000,
        lastGood,
        log,
        ...(timeoutMs && { timeoutMs }),
      }),
    async remove() {
      await wordpress.close();
      rmSync(lastGood, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

editorialConformance('a WordPress', async () => {
  const { wordpress, open, remove } = await place();
  const withdraw = async (slug: string) => {
    wordpress.posts = wordpress.posts.filter((post) => post.slug !== slug);
  };
  const write = async (
    slug: string,
    { title, kind = 'article', topic = 'buying', brands = [], vehicle }: WrittenText,
  ) => {
    await withdraw(slug);
    const { make, model, years } = vehicle ?? {};
    wordpress.posts.push({
      ...{ slug, title, categories: [topic, ...(kind === 'expert-review' ? ['expert-reviews'] : [])] },
      tags: brands.map((brand) => `brand-${brand}`),
      ...(vehicle && { meta: { ymmt: `${years?.join('-')}|${make}|${model}` } }),
    });
  };
  return {
    ...{ write, withdraw, remove },
    open: () => open(),
    spoil: (slug) => write(slug, { title: 'Spoilt', topic: 'boats' }),
    repeat: async (slug) => void wordpress.posts.push({ slug, title: 'Again' }),
  };
});

describe('a WordPress', () => {
  let wordpress: TestWordpress;
  let opened: Awaited<ReturnType<typeof place>>;
  let editorial: WordpressEditorial;
  beforeEach(async () => {
    opened = await place();
    ({ wordpress } = opened);
    wordpress.posts = [{ slug: 'tires', title: 'Tires' }];
    editorial = opened.open();
    await editorial.look();
  });
  afterEach(() => opened.remove());
  const slugs = (of = editorial) => of.shelf.list({ brand: 'research' }, '2026-12-01').map(({ slug }) => slug);

  test('R85 HTML of a post becomes the site’s own elements: script, frames, styles and attributes are gone, entities are text', async () => {
    wordpress.posts = [
      {
        slug: 'tires',
        title: 'Tires &#038; wheels',
        excerpt: '<p>Short <em>words</em> [&hellip;]</p>\n',
        html: [
          '<h1 class="x">Look</h1><script>steal()</script><iframe src="https://a.example"></iframe><style>p{}</style>',
          '<div class="wp-block-group"><p onclick="x()" style="a">See <b>this</b>: <a href="https://a.example" onclick="x">a</a>',
          ' <a href="javascript:x">b</a> <img src="x" onerror="x"></p></div>',
        ].join(''),
      },
    ];
    await editorial.look();
    expect(editorial.refusals).toEqual([]);
    expect(editorial.shelf.draft('tires')).toMatchObject({ title: 'Tires & wheels', summary: 'Short words […]' });
    expect(editorial.shelf.draft('tires')?.words).toEqual([
      { tag: 'h2', words: ['Look'] },
      {
        tag: 'p',
        words: [
          ...['See ', { tag: 'strong', words: ['this'] }, ': '],
          ...[{ tag: 'a', href: 'https://a.example', words: ['a'] }, ' ', 'b', ' '],
        ],
      },
    ]);
  });

  test('all pages of posts are read', async () => {
    wordpress.posts = Array.from({ length: 101 }, (_, at) => ({ slug: `post-${at}` }));
    await editorial.look();
    expect(editorial.shelf.size).toBe(101);
    // Each picture is fetched once.
    expect(wordpress.asked.filter((path) => path.endsWith('.png'))).toHaveLength(1);
  });

  test.each<[string, Partial<WrittenPost>, RegExp]>([
    ['without a picture', { image: null }, /no featured image/],
    ['with a picture elsewhere', { image: 'http://169.254.169.254/x' }, /not on http:/],
    ['with a picture that is none', { image: '/text.png' }, /not a readable picture/],
    ['with a large picture', { image: '/large.png' }, /larger than 150000/],
    ['without a description of its picture', { alt: '' }, /picture/],
    ['of no known topic', { categories: ['boats'] }, /topic/],
    ['with a wrong day', { date: 'yesterday' }, /published: a day/],
    ['of a day that never was', { date: '2026-02-30T08:00:00' }, /published: a day/],
    ['with a list as its title', { title: ['Tires'] as unknown as string }, /title/],
    ['about a vehicle in another form', { meta: { ymmt: 'Camry' } }, /meta.ymmt: "Camry" is not/],
    ['of 5 MB', { html: `<p>${'x'.repeat(5_000_000)}</p>` }, /bytes; 200000 are the limit/],
    ['without text', { html: '<script>x</script>' }, /there is no text/],
  ])('R85 a post %s is refused with the reason, and its last valid version stays', async (_, wrong, reason) => {
    wordpress.pictures.set('/text.png', Buffer.from('no picture')).set('/large.png', Buffer.alloc(150_001));
    wordpress.posts = [{ slug: 'tires', title: 'Tires', ...wrong }];
    await editorial.look();
    expect(editorial.refusals).toEqual([{ of: 'tires', reason: expect.stringMatching(reason) }]);
    expect([slugs(), editorial.outage]).toEqual([['tires'], null]);
  });

  test.each<[string, TestWordpress['fault'], RegExp]>([
    ['is down', (_, response) => Boolean(response.destroy()), /posts/],
    ['fails', (_, response) => Boolean(response.writeHead(500).end()), /answered 500/],
    ['answers with a page', (_, response) => Boolean(response.writeHead(200).end('<html>')), /is not JSON/],
    [
      'answers with another list',
      (_, response) => Boolean(response.writeHead(200).end('{"posts":[]}')),
      /does not fit/,
    ],
    [
      'sends posts without names',
      (path, response) =>
        path.endsWith('/posts') && Boolean(response.writeHead(200).end('[{"id":1,"slug":7},null,"tires"]')),
      /does not fit/,
    ],
    [
      'leads elsewhere',
      (_, response) => Boolean(response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end()),
      /answered 302/,
    ],
    [
      'lists nothing any more',
      (_, response) => Boolean(response.writeHead(200).end('[]')),
      /it lists no post, and 1 before/,
    ],
  ])(
    'R85 while it %s, everything stays and the reason is logged once, also after a restart',
    async (_, fault, reason) => {
      wordpress.fault = fault;
      await editorial.look();
      await editorial.look();
      expect(slugs()).toEqual(['tires']);
      expect(editorial.outage).toMatch(reason);
      expect(opened.logged).toMatchObject([{ reason: expect.stringMatching(reason) }]);
      const again = opened.open();
      await again.watch();
      again.stop();
      expect(slugs(again)).toEqual(['tires']);
      wordpress.fault = () => false;
      await opened.open().look();
      await editorial.look();
      expect(slugs()).toEqual(['tires']);
    },
  );

  test('R85 an answer that drips is given up after its time', async () => {
    const slow = opened.open(200);
    await slow.watch();
    slow.stop();
    wordpress.fault = (_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(drip));
      return true;
    };
    await slow.look();
    expect(slow.outage).toMatch(/no complete answer within 200 ms/);
    expect(slugs(slow)).toEqual(['tires']);
  });

  test('R72 a WordPress that fails is left alone for a while', async () => {
    wordpress.fault = (_, response) => Boolean(response.writeHead(500).end());
    for (let turn = 0; turn < 4; turn += 1) await editorial.look();
    const asked = wordpress.asked.length;
    await editorial.look();
    expect([wordpress.asked.length, editorial.outage]).toEqual([asked, expect.stringContaining('left alone')]);
  });
});
