import { auditSchema, checkedSchema, interfacesSchema, publishedSchema } from '@forecourt/contracts/registry-api';
import { type Offered, offering, publishBody } from '@forecourt/gate/testing';
import { problemOf } from '../testing/problem';
import { startTestRegistry, type TestRegistry } from '../testing/registry';

const object = (properties: Record<string, { type: 'string' | 'integer' }>) => ({
  ...{ type: 'object' as const, properties },
  required: Object.keys(properties),
});
/** The layouts of every brand fill the nested slot `inline` with mfe-ads/grid-ad. */
const first: Offered = {
  slots: { inline: object({ position: { type: 'integer' }, page: { type: 'integer' } }), unfilled: object({}) },
  overlays: { share: object({ listing: { type: 'string' } }), quiet: object({}) },
  events: { shared: object({ by: { type: 'string' } }), unheard: object({}) },
};

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  const uses = `open("mfe-tiles/share"); on('shared');`;
  await publish('mfe-other', '1.0.0', { server: uses });
  await publish('mfe-tiles', '1.0.0', first);
  for (const remote of ['mfe-tiles', 'mfe-other']) await registry.promote('maker', remote, '1.0.0');
});
afterAll(() => registry.close());

const pathOf = (remote: string, version: string) => `/v1/remotes/${remote}/${version}`;
const publish = (remote: string, version: string, offered: Offered, more = {}) =>
  registry.call('PUT', pathOf(remote, version), { ...publishBody(offering(remote, version, offered)), ...more });
const refusal = async (version: string, offered: Offered) =>
  (await problemOf(await publish('mfe-tiles', version, offered), 422, 'version-refused')).reasons;

test('what a brand’s versions offer is listed with its types, without a token', async () => {
  const response = await fetch(`${registry.url}/v1/brands/maker/interfaces`);
  const { remotes } = interfacesSchema.parse(await response.json());
  expect(remotes).toEqual([
    { remote: 'mfe-other', version: '1.0.0', offers: { slots: {}, overlays: {}, events: {}, sources: {} } },
    { remote: 'mfe-tiles', version: '1.0.0', offers: { ...first, sources: {} } },
  ]);
  expect(
    interfacesSchema.parse(await (await registry.call('GET', '/v1/brands/research/interfaces')).json()).remotes,
  ).toEqual([]);
});

describe('a version is refused if it', () => {
  test('narrows the props of a slot that a layout fills with another remote’s fragment', async () => {
    const narrowed = { ...first.slots, inline: object({ page: { type: 'string' } }) };
    expect(await refusal('1.1.0', { ...first, slots: narrowed })).toEqual([
      expect.stringMatching(
        /^the slot "inline" of 1\.0\.0 changes: "position" is gone; "page" may be of the type string, not only integer|"page" may be .*; "position" is gone/,
      ),
    ]);
    expect((await refusal('1.1.0', { ...first, slots: narrowed }))?.[0]).toMatch(
      /used by mfe-ads\/grid-ad on the results pages of maker.*\[interface\]$/,
    );
  });

  test('removes an overlay or an event that another remote names, or the slot', async () => {
    const reasons = await refusal('1.1.0', { slots: {}, overlays: {}, events: {} });
    expect(reasons).toEqual([
      expect.stringMatching(/^the slot "inline" of 1\.0\.0 is gone; used by mfe-ads\/grid-ad/),
      expect.stringMatching(
        /^the overlay "mfe-tiles\/share" of 1\.0\.0 is gone; used by mfe-other@1\.0\.0\. Keep the name/,
      ),
      expect.stringMatching(/^the event "shared" of 1\.0\.0 is gone; used by mfe-other@1\.0\.0\. /),
    ]);
  });

  test('requires a further prop of an overlay that another remote opens', async () => {
    const share = object({ listing: { type: 'string' }, from: { type: 'string' } });
    expect(await refusal('1.1.0', { ...first, overlays: { ...first.overlays, share } })).toEqual([
      expect.stringMatching(
        /^the overlay "mfe-tiles\/share" of 1\.0\.0 changes: "from" may be absent; used by mfe-other@1\.0\.0/,
      ),
    ]);
  });

  test('declares props of what it does not bring', async () => {
    const { files, ...upload } = offering('mfe-tiles', '1.1.0', { nests: ['inline'], slots: first.slots });
    const body = publishBody({ files });
    const manifest = JSON.parse(Buffer.from(body.files['manifest.json'] ?? '', 'base64').toString());
    manifest.fragments.panel.slots = ['inline'];
    body.files['manifest.json'] = Buffer.from(JSON.stringify(manifest)).toString('base64');
    const refused = await registry.call('PUT', pathOf(upload.remote, upload.version), body);
    expect((await problemOf(refused, 422, 'version-refused')).reasons).toContainEqual(
      expect.stringMatching(/^src\/interface\.json: no fragment nests the slot "unfilled"/),
    );
  });
});

test('what nobody uses may go, and so may what is live on a brand where nobody uses it', async () => {
  const { inline } = first.slots ?? {};
  const { share } = first.overlays ?? {};
  const { shared } = first.events ?? {};
  const used: Offered = { slots: { inline: inline! }, overlays: { share: share! }, events: { shared: shared! } };
  expect((await publish('mfe-tiles', '1.2.0', used)).status).toBe(201);
  expect((await publish('mfe-other', '1.1.0', {})).status).toBe(201);
});

test('a check names what would break; a version that is forced is published, with the reason in the audit log', async () => {
  const without: Offered = { ...first, overlays: {} };
  const check = await registry.call(
    'POST',
    `${pathOf('mfe-tiles', '1.3.0')}/check`,
    publishBody(offering('mfe-tiles', '1.3.0', without)),
  );
  const { findings } = checkedSchema.parse(await check.json());
  expect(findings).toEqual([
    { rule: 'interface', what: expect.stringContaining('mfe-tiles/share'), remedy: expect.any(String) },
  ]);
  await problemOf(await publish('mfe-tiles', '1.3.0', without, { force: ' ' }), 400, 'bad-body');
  const forced = await publish('mfe-tiles', '1.3.0', without, { force: 'Nobody shares any more.' });
  expect(publishedSchema.parse(await forced.json()).warnings).toEqual([
    expect.stringMatching(/^forced: the overlay "mfe-tiles\/share" of 1\.0\.0 is gone; used by mfe-other@1\.0\.0$/),
  ]);
  const { entries } = auditSchema.parse(await (await registry.call('GET', '/v1/audit?limit=1')).json());
  expect(entries).toEqual([
    expect.objectContaining({ action: 'publish', version: '1.3.0', why: 'forced: Nobody shares any more.' }),
  ]);
});
