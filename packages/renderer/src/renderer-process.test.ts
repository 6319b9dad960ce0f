import { join } from 'node:path';
import { RendererProcess } from './renderer-process';
import { Walkers } from './testing/walkers';

let walkers: Walkers;
let renderer: RendererProcess;

beforeAll(() => {
  walkers = new Walkers();
  const file = join(walkers.folder, 'renderer.mjs');
  renderer = new RendererProcess({ file, slotBudgetMs: 2000, loadBudgetMs: 2000, heapMb: 128 }, () => {});
});
afterAll(() => {
  renderer.close();
  walkers.remove();
});

const shared = { text: '{"facets":{}}' };
const view = {
  own: JSON.stringify({ state: {}, url: '/', brand: {}, status: 'ready' }),
  ...{ packed: shared, reference: shared, data: {} },
};
const moduleOf = (prelude: string, body = 'return null;') =>
  `${prelude}\nmodule.exports = { fragments: { it: { name: 'it', needs: [], hydrate: 'never', Component() { ${body} }, Fallback() { return null; } } } };`;
let versions = 0;
const load = async (code: string) => {
  versions += 1;
  const key = `mfe-a@${versions}.0.0` as const;
  await renderer.load(key, code);
  return key;
};
const show = async (prelude: string, body: string): Promise<string> => {
  const slot = { slot: 'it', key: await load(moduleOf(prelude, body)), fragment: 'it', needs: [], nests: [] };
  const job = { id: versions, roots: [{ ...slot, attributes: '', fallback: '' }], nested: {} };
  const { slots, failures } = await renderer.render(job, view);
  return failures[0]?.message ?? slots[0]?.html ?? '';
};

const call = 'import';
/** Separators allowed between the two tokens of a call. */
const gaps: Readonly<Record<string, string>> = {
  nothing: '',
  'a comment': '/* x */',
  'a comment over lines': '/* x\n */',
  'a comment to the end of its line': '// x\n',
  'a comment that a carriage return ends': '// x\r',
  'a comment that a line separator ends': '// x\u2028',
  'a comment that a paragraph separator ends': '// x\u2029',
  'a comment as HTML has it': '<!-- x\n',
  "the end of HTML's comment, where a line begins": '\n--> x\n',
  "the end of HTML's comment, after one over lines": '/*\n*/ --> x\n',
  'a space that no keyboard has': '\ufeff\u00a0\u3000',
};

test.each(Object.entries(gaps))(
  'a module that imports while it runs is refused with %s between',
  async (_name, gap) => {
    await expect(load(moduleOf(`const f = () => ${call}${gap}('fs');`))).rejects.toThrow('calls import()');
  },
);

test.each([
  ['within a template literal', `\`\${${call}('fs')}\``],
  ['after a division that looks like a regular expression', `1 / 2 / ${call}('fs') / 1`],
  ['in the default of a parameter', `(a = ${call}('fs')) => a`],
  ['of its own address', `${call}.meta`],
  ['with options', `${call}('fs', {})`],
])('a module is refused that imports %s', async (_name, expression) => {
  await expect(load(moduleOf(`const it = () => ${expression};`))).rejects.toThrow(
    /calls import|cannot be read|SyntaxError/,
  );
});

test('a module that only mentions imports is not refused', async () => {
  const words = `const a = "${call}('fs')", b = /${call}\\('fs'\\)/, c = { ${call}: 1 }.${call}; // ${call}('fs')`;
  expect(await show(words, 'return a + b + c;')).toBe(`${call}(&#x27;fs&#x27;)/${call}\\(&#x27;fs&#x27;\\)/1`);
});

test.each([
  ['ends the function that it stands in', '}); (function () {'],
  ['is no JavaScript', 'this is not it'],
])('a module whose text %s is refused', async (_name, text) => {
  await expect(load(moduleOf(text))).rejects.toThrow('SyntaxError');
});

/** Each of these once leaked an object of the platform. */
const waysOut: Readonly<Record<string, string>> = {
  'the error from formatting an error without a name':
    'const e = new Error(); e.name = Symbol(); try { e.stack; } catch (worse) { out(worse); }',
  'errors at the end of the stack':
    'const dive = () => { try { dive(); } catch (e) { out(e); } try { new Error().stack; } catch (e) { out(e); } }; dive();',
  'calls in a stack':
    'Error.prepareStackTrace = (_, calls) => { for (const call of calls) { out(call.getThis()); out(call.getFunction()); } }; new Error().stack;',
  'its callers': 'for (let f = arguments.callee; f; f = f.caller) out(f);',
  'the objects behind its globals':
    "Object.defineProperty(globalThis, 'own', { get() { out(this); return 1; } }); own;",
};

test.each(Object.entries(waysOut))('a version reaches no object of the platform through %s', async (_name, way) => {
  const found = await show(
    `const found = []; const out = (one) => { if (Object(one) === one) found.push(one); };
     const isOwn = (one) => { let root = one; for (let at = one; at; at = Object.getPrototypeOf(at)) root = at; return root === Object.prototype || root === one || Object.isFrozen(root); };
     (function () { ${way} })();`,
    "return found.every(isOwn) ? 'nothing' : 'something';",
  );
  expect(found).toBe('nothing');
});

test('an error is reported with its position in the version', async () => {
  expect(await show('', 'return null.x;')).toMatch(/^TypeError: Cannot read .*\n[\s\S]*server\.js:2:\d+/);
});

test('a version gets the parts of sources that its slots need, and reference data that was sent with an earlier page', async () => {
  const body =
    "const { data } = arguments[0]; const { reference } = require('@forecourt/fragment-kit').useView(); return [...Object.keys(data.listing), ...Object.keys(reference.facets), Object.isFrozen(reference)].join();";
  const key = await load(moduleOf('', body));
  const slot = { slot: 'it', key, fragment: 'it', needs: ['listing.total'], nests: [], attributes: '', fallback: '' };
  const data = {
    listing: { text: '{"rest":1}' },
    'listing.total': { text: '{"total":1}' },
    'listing.filters': { text: '{"filters":{}}' },
  };
  const shown = async (facets: object, needs = slot.needs) => {
    versions += 1;
    const page = { ...view, data, reference: { text: JSON.stringify({ facets }) } };
    const { slots, failures } = await renderer.render({ id: versions, roots: [{ ...slot, needs }], nested: {} }, page);
    return failures[0]?.message ?? slots[0]?.html;
  };
  expect(await shown({ fuel: [] })).toBe('total,fuel,true');
  expect(await shown({ color: [] })).toBe('total,color,true');
  expect(await shown({ fuel: [] }, ['listing.filters', 'listing.total'])).toBe('total,filters,fuel,true');
  expect(await shown({ fuel: [] }, ['listing'])).toBe('rest,total,filters,fuel,true');
});
