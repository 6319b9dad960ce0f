import type { Manifest } from '@forecourt/contracts';
import { manifestPath, mapPathOf, privatePath } from '@forecourt/contracts';
import { integrityOf } from '@forecourt/contracts/integrity';
import fc from 'fast-check';
import { checkUpload, type Upload } from './check-upload';
import { type ManifestChange, manifestOf, sampleUpload } from './testing/upload';

/** What is wrong with an upload, in words. */
const reasonsOf = (upload: Upload) => checkUpload(upload).findings.map(({ what }) => what);

const reasonsFor = (change: ManifestChange) => reasonsOf(sampleUpload('mfe-sample', '1.0.0', change));

/** The sample with some files replaced, added or (null) left out; the manifest stays unchanged. */
function withFiles(changes: Record<string, string | null>): Upload {
  const upload = sampleUpload('mfe-sample', '1.0.0');
  const files = new Map(upload.files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) files.delete(path);
    else files.set(path, Buffer.from(text));
  }
  return { ...upload, files };
}

const reasonsWith = (changes: Record<string, string | null>) => reasonsOf(withFiles(changes));

test('an upload that matches its manifest passes', () => {
  const check = checkUpload(sampleUpload('mfe-sample', '1.0.0'));
  expect(check).toMatchObject({ findings: [], manifest: { name: 'mfe-sample', version: '1.0.0' } });
});

describe('the manifest', () => {
  test.each<[string, string | null, RegExp]>([
    ['missing', null, /^manifest\.json is missing$/],
    ['not JSON', '{', /^manifest\.json is not JSON: /],
    ['not UTF-8', Buffer.from([0x7b, 0xff]).toString('latin1'), /^manifest\.json is not JSON: /],
    ['JSON of another kind', '[]', /^manifest\.json: /],
  ])('%s', (_case, text, reason) => {
    expect(reasonsWith({ [manifestPath]: text })).toEqual([expect.stringMatching(reason)]);
  });

  test('that does not fit its schema gives every place that does not', () => {
    const reasons = reasonsFor((manifest) => ({ ...manifest, schema: 2, container: 'Mfe Sample', extra: 1 }));
    expect(reasons).toEqual([
      expect.stringContaining('manifest.json: schema: '),
      expect.stringContaining('manifest.json: container: '),
      expect.stringContaining('extra'),
    ]);
  });

  test('of another remote or version than the URL names both', () => {
    expect(
      reasonsFor((manifest) => ({ ...manifest, name: 'mfe-other', container: 'mfe_other', version: '1.0.1' })),
    ).toEqual([
      'manifest.json names the remote "mfe-other", the URL "mfe-sample"',
      'manifest.json names the version "1.0.1", the URL "1.0.0"',
    ]);
  });

  test('for another contract, or shared modules that the host does not provide', () => {
    expect(
      reasonsFor((manifest) => ({ ...manifest, contract: '^99.0.0', shared: { react: '^18.0.0', jquery: '*' } })),
    ).toEqual([
      expect.stringContaining('built for contract ^99.0.0'),
      expect.stringContaining('shared module "react"'),
      expect.stringContaining('shared module "jquery"'),
    ]);
  });

  test('that names a file and does not list it', () => {
    const reasons = reasonsFor((manifest) => ({ ...manifest, entry: 'other.js' }));
    expect(reasons).toEqual(['entry names "other.js", which is not listed under files']);
  });

  test.each(['entry', 'server'] as const)('whose %s is not a script', (key) => {
    const reasons = reasonsFor((manifest) => ({ ...manifest, [key]: 'static/logo.png' }));
    expect(reasons).toEqual([`${key} names "static/logo.png", which does not end in .js`]);
  });

  test('whose fragments load scripts and styles that browsers would refuse', () => {
    const reasons = reasonsFor((manifest) => {
      const panel = manifest.fragments.panel!;
      return { ...manifest, fragments: { panel: { ...panel, js: ['static/logo.png'], css: ['remoteEntry.js'] } } };
    });
    expect(reasons).toEqual([
      'fragments.panel.js names "static/logo.png", which does not end in .js',
      'fragments.panel.css names "remoteEntry.js", which does not end in .css',
    ]);
  });

  test("whose container is another remote's, or the shell's own", () => {
    for (const container of ['mfe_filters', 'document', 'forecourt_shell']) {
      expect(reasonsFor((manifest) => ({ ...manifest, container }))).toEqual([
        expect.stringContaining(`container is "${container}"; for mfe-sample it is "mfe_sample"`),
      ]);
    }
  });

  test("that sends the server's file to browsers", () => {
    const reasons = reasonsFor((manifest) => ({ ...manifest, entry: 'server.js' }));
    expect(reasons).toEqual(['entry names "server.js", which is the server\'s and not sent to browsers']);
  });

  test.each([
    ['an upstream that there is not', 'metrics', '/rest/lsc/listing'],
    ['a path that is closed to remotes', 'marketplace', '/metrics'],
    ['a path that only begins like an open one', 'content', '/content-of-others'],
    ['another host', 'content', '//evil.example/content'],
    ['a way out', 'marketplace', '/rest/lsc/../../metrics'],
    ['a disguised way out', 'marketplace', '/rest/lsc/%2e%2e/%2e%2e/metrics'],
    ['people', 'accounts', '/account-api/subscriptions'],
    ['a visitor’s own as if it were everybody’s', 'accounts', '/account-api/mine'],
  ])('whose source calls for %s', (_what, upstream, path) => {
    const reasons = reasonsFor((manifest) => ({ ...manifest, sources: { rates: { upstream, path, timeoutMs: 500 } } }));
    expect(reasons).toEqual([
      expect.stringContaining(`src/sources.json: rates asks the upstream "${upstream}" for "${path}"; `),
    ]);
  });

  test.each([
    '/account-api/mine/export',
    '/account-api/mine/Export',
    '/account-api/mine/{brand}',
    '/account-api/mine/export?a=1',
    '/account-api/searchbookmarks/export',
    '/account-api',
  ])('whose source calls for all stored data of a visitor, or for data that remotes have no name for: %s', (path) => {
    const source = { upstream: 'accounts', path, timeoutMs: 500, personal: true };
    expect(reasonsFor((manifest) => ({ ...manifest, sources: { mine: source } }))).toEqual([
      expect.stringContaining(`src/sources.json: mine asks the upstream "accounts" for "${path}"; `),
    ]);
  });

  test.each(['/account-api/mine', '/account-api/mine/search?{search}', '/account-api/visitor'])(
    'whose source calls for %s, which is a visitor’s own, is consistent: the registry decides which tokens may publish it',
    (path) => {
      const source = { upstream: 'accounts', path, timeoutMs: 500, personal: true };
      expect(reasonsFor((manifest) => ({ ...manifest, sources: { mine: source } }))).toEqual([]);
    },
  );

  test('whose fragments need a source that neither the site nor the remote has, or that uses the name of a site’s source', () => {
    const source = { upstream: 'content', path: '/content/rates', timeoutMs: 500 };
    const reasons = reasonsFor((manifest) => ({
      ...manifest,
      fragments: { panel: { ...manifest.fragments.panel!, needs: ['listing', 'rates', 'ads'] } },
      sources: { rates: source, similar: source },
    }));
    expect(reasons).toEqual([
      "src/sources.json: similar is the name of one of the site's own sources: call yours something else",
      expect.stringMatching(
        /^src\/fragments\/panel\/index\.tsx needs the source "ads", which is neither the site's \(listing, .*sources\.json$/,
      ),
    ]);
  });

  test('whose source has an invalid schema says where', () => {
    const source = { upstream: 'content', path: '/content/rates', timeoutMs: 500 };
    const reasons = reasonsFor((manifest) => ({
      ...manifest,
      sources: { rates: { ...source, schema: { properties: { apr: { type: 'percent' } } } } },
    }));
    expect(reasons).toEqual([
      expect.stringMatching(/^manifest\.json: sources\.rates\.schema\.properties\.apr\.type: /),
    ]);
  });

  test.each(['<!-- ', '<p style="top:0">…</p>', '<script>x()</script>', '<div data-slot="results"></div>', '</div>'])(
    'whose fallback would not stay in its slot: %s',
    (fallback) => {
      const reasons = reasonsFor((manifest) => ({
        ...manifest,
        fragments: { panel: { ...manifest.fragments.panel!, fallback } },
      }));
      expect(reasons).toEqual([expect.stringMatching(/^fragments\.panel\.fallback has /)]);
    },
  );

  test('that exceeds the limit for reading', () => {
    const reasons = reasonsFor((manifest) => ({
      ...manifest,
      fragments: Object.fromEntries(
        Array.from({ length: 240 }, (_, n) => [
          `panel${n}`,
          { ...manifest.fragments.panel!, fallback: 'x'.repeat(20_000) },
        ]),
      ),
    }));
    expect(reasons).toEqual([expect.stringMatching(/^manifest\.json has \d+ bytes; 200000 is the limit/)]);
  });

  test('that lists itself', () => {
    const self = { size: 1, integrity: integrityOf(Buffer.from('x')) };
    const reasons = reasonsFor((manifest) => ({ ...manifest, files: { ...manifest.files, [manifestPath]: self } }));
    expect(reasons).toEqual([expect.stringContaining('lists itself')]);
  });
});

describe('the files', () => {
  test('that are not uploaded, not listed, of another size or of other bytes are all reported at once', () => {
    const css = '.panel { color: black; }\n'.repeat(20);
    const changed = {
      'server.js': null,
      'extra.txt': 'x',
      'remoteEntry.js': 'x',
      'static/panel.a1b2.css': css.replace('black', 'white'),
    };
    expect(reasonsWith(changed)).toEqual([
      'file "server.js" is listed in manifest.json but was not uploaded',
      expect.stringMatching(/^file "remoteEntry\.js" has 1 bytes, manifest\.json says \d+$/),
      expect.stringMatching(/^file "static\/panel\.a1b2\.css" is sha384-.*, manifest\.json says sha384-/),
      'file "extra.txt" was uploaded but is not listed in manifest.json',
    ]);
  });

  test.each([
    '../server.js',
    'a/../../b.js',
    '/etc/passwd',
    'a//b.js',
    './a.js',
    'a\\..\\b.js',
    'a\u0000.js',
    '',
    'a/..',
  ])('a path that could leave the folder is refused: %j', (path) => {
    expect(reasonsWith({ [path]: 'x' })).toContainEqual(
      expect.stringContaining(`file ${JSON.stringify(path).slice(0, 1)}`),
    );
    expect(reasonsWith({ [path]: 'x' }).join()).toContain('a relative path without dot segments');
  });

  test('that a file system cannot hold beside each other', () => {
    expect(reasonsWith({ Server: 'x', 'SERVER.js': 'x' }).join('\n')).toContain(
      'files "server.js" and "SERVER.js" differ in upper and lower case only',
    );
    expect(reasonsWith({ static: 'x' }).join('\n')).toContain('"static" is both a file and a folder');
  });

  test('that are stylesheets are within their size, and their own', () => {
    const withSheet = (css: string) => sampleUpload('mfe-sample', '1.0.0', undefined, css);
    expect(reasonsOf(withSheet('body { display: none; }'))).toEqual([
      expect.stringMatching(/^static\/panel\.a1b2\.css: line 1 styles foreign elements/),
    ]);
    expect(reasonsOf(withSheet('url('.repeat(1_200_000)))).toEqual([
      'file "static/panel.a1b2.css" has 4800000 bytes; 200000 is the limit of a stylesheet',
    ]);
  });

  test.each<[string, (text: string) => Buffer]>([
    ['UTF-16, little end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16, big end first', (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
    ['Latin-1', (text) => Buffer.from(`${text}/* \u00e9 */`, 'latin1')],
  ])('that are texts are UTF-8, not %s', (_encoding, encoded) => {
    for (const path of ['a.css', 'b.js', 'c.json', 'd.svg', 'e.html', 'f.js.map', 'g.TXT']) {
      const { files, ...upload } = sampleUpload('mfe-sample', '1.0.0');
      expect(reasonsOf({ ...upload, files: new Map(files).set(path, encoded('.a{}')) })).toContainEqual(
        `file "${path}" is not UTF-8: save it in that encoding`,
      );
    }
  });

  test('that are texts may have any letters and a byte order mark; pictures are not checked as texts', () => {
    const { files, ...upload } = sampleUpload('mfe-sample', '1.0.0');
    const more = new Map(files)
      .set('a.css', Buffer.from('\ufeff.a{content:"é✓"}'))
      .set('b.png', Buffer.from([0x89, 0, 0xff]));
    expect(reasonsOf({ ...upload, files: more }).join()).not.toContain('UTF-8');
  });

  describe('that are private', () => {
    const withPrivate = (path: string, bytes: number) => {
      const { files, ...upload } = sampleUpload('mfe-sample', '1.0.0');
      const all = new Map(files).set(path, Buffer.alloc(bytes, 32));
      const manifest = manifestOf('mfe-sample', '1.0.0', new Map([...all].filter(([path]) => path !== manifestPath)));
      return reasonsOf({ ...upload, files: all.set(manifestPath, Buffer.from(JSON.stringify(manifest))) });
    };

    test('count for no budget', () => {
      expect(withPrivate(privatePath('packages.json'), 4_000_000)).toEqual([]);
    });

    test('have limits of their own: of a map, and of all together', () => {
      expect(withPrivate(mapPathOf('static/panel.js'), 1_500_001)).toEqual([
        'file "private/maps/static/panel.js.map" has 1500001 bytes; 1500000 is the limit',
      ]);
      const { files, ...upload } = sampleUpload('mfe-sample', '1.0.0');
      const two = new Map(files)
        .set(privatePath('a.json'), Buffer.alloc(4_500_000, 32))
        .set(privatePath('b.json'), Buffer.alloc(4_500_000, 32));
      expect(reasonsOf({ ...upload, files: two })).toContainEqual(
        expect.stringMatching(/^the private files have 9\d{6} bytes; 8000000 is the limit$/),
      );
    });

    test.each(['code.js', 'sheet.css'])('cannot be run or linked: %s', (path) => {
      expect(withPrivate(privatePath(path), 1)).toEqual([
        `file "private/${path}" is in the folder of private files and may not end in .js or .css`,
      ]);
    });
  });

  test('that would stand where the registry writes', () => {
    expect(reasonsWith({ 'server.js.br': 'x' }).join('\n')).toContain('leave .br files out');
  });
});

test.each(['1.0.0-01', '99999999999999999999.0.0'])('a version that semver cannot order is refused: %s', (version) => {
  expect(reasonsOf(sampleUpload('mfe-sample', version))).toEqual([
    `version "${version}" is not a version that semver can order`,
  ]);
});

test('an upload with one changed byte is refused', () => {
  const upload = sampleUpload('mfe-sample', '1.0.0');
  const listed = [...upload.files.keys()].filter((path) => path !== manifestPath);
  fc.assert(
    fc.property(fc.constantFrom(...listed), fc.nat(), fc.integer({ min: 1, max: 255 }), (path, at, flip) => {
      const bytes = Uint8Array.from(upload.files.get(path)!);
      bytes[at % bytes.length]! ^= flip;
      const reasons = reasonsOf({ ...upload, files: new Map(upload.files).set(path, bytes) });
      expect(reasons).toContainEqual(expect.stringContaining(`file "${path}" is sha384-`));
    }),
  );
});

test('every fault of an upload is reported', () => {
  const { files, ...upload } = sampleUpload('mfe-sample', '1.0.0');
  const manifest: Manifest = { ...manifestOf('mfe-other', '9.9.9', files), contract: 'newest', entry: 'gone.mjs' };
  const changed = new Map(files)
    .set(manifestPath, Buffer.from(JSON.stringify(manifest)))
    .set('../up.js', Buffer.from(''));
  expect(reasonsOf({ ...upload, files: changed }).length).toBeGreaterThanOrEqual(6);
});
