import { CommandError } from './command-error';
import { parseCommandLine, usageText } from './command-line';
import { commands } from './commands';

function parse(line: string) {
  const parsed = parseCommandLine(
    line.split(' ').filter((word) => word !== ''),
    'npm run fragment --',
  );
  return parsed === null ? { name: 'help' } : { name: parsed.name, ...(parsed.input as object) };
}

test.each<[string, unknown]>([
  ['', { name: 'help' }],
  ['help', { name: 'help' }],
  ['promote --help', { name: 'help' }],
  ['list', { name: 'list', remote: null }],
  ['list filters', { name: 'list', remote: 'filters' }],
  ['publish', { name: 'publish', remote: '.', live: null }],
  ['publish mfe-filters', { name: 'publish', remote: 'mfe-filters', live: null }],
  ['publish filters --promote', { name: 'publish', remote: 'filters', live: { brand: '*', percent: undefined } }],
  [
    'publish filters --canary 5 --brand maker',
    { name: 'publish', remote: 'filters', live: { brand: 'maker', percent: 5 } },
  ],
  [
    'promote mfe-filters@1.2.3',
    { name: 'promote', remote: 'mfe-filters', version: '1.2.3', percent: undefined, brand: '*' },
  ],
  [
    'promote filters@1.2.3-rc.1 -b all --canary 12.5%',
    { name: 'promote', remote: 'filters', version: '1.2.3-rc.1', percent: 12.5, brand: '*' },
  ],
  ['rollback filters --brand certified', { name: 'rollback', remote: 'filters', to: undefined, brand: 'certified' }],
  ['rollback filters --to 1.0.0', { name: 'rollback', remote: 'filters', to: '1.0.0', brand: '*' }],
  ['stop-canary filters', { name: 'stop-canary', remote: 'filters', brand: '*' }],
  ['audit', { name: 'audit', limit: 20 }],
  ['audit --limit 5', { name: 'audit', limit: 5 }],
  ['create price-alerts', { name: 'create', remote: 'mfe-price-alerts' }],
  ['create mfe-price-alerts', { name: 'create', remote: 'mfe-price-alerts' }],
  [
    'place mfe-recalls/recalls --page results --brand certified --region main --after results --canary 10 --props {"most":3}',
    {
      ...{ name: 'place', page: 'results', brand: 'certified' },
      wanted: {
        ...{ remote: 'mfe-recalls', fragment: 'recalls', region: 'main', after: 'results', percent: 10 },
        props: { most: 3 },
      },
    },
  ],
  [
    'place recalls/card --page results --region nested --slot grid-ad',
    {
      ...{ name: 'place', page: 'results', brand: '*' },
      wanted: { remote: 'recalls', fragment: 'card', region: null, slot: 'grid-ad' },
    },
  ],
  [
    'unplace recalls --page results',
    {
      ...{ name: 'unplace', what: 'recalls', page: 'results', brand: '*' },
      more: { percent: undefined, why: undefined, dryRun: undefined },
    },
  ],
  [
    'layout set page.json --page results --brand maker --canary 5',
    { name: 'layout', action: 'set', file: 'page.json', page: 'results', brand: 'maker', percent: 5, json: false },
  ],
  ['layout --page vehicle', { name: 'layout', action: 'show', page: 'vehicle', brand: '*', json: false }],
  [
    'flags set ads=off wallet=own -b maker',
    { name: 'flags', action: 'set', brand: 'maker', values: { ads: false, wallet: null }, why: undefined },
  ],
  ['flags rollback --why again', { name: 'flags', action: 'rollback', brand: '*', values: {}, why: 'again' }],
  [
    'brand add electric --name Volt --from research',
    {
      ...{ name: 'brand', action: 'add', id: 'electric', from: 'research', folder: false },
      words: { name: 'Volt', hosts: ['electric.localhost'], colors: {} },
    },
  ],
  ['brand list', { name: 'brand', action: 'list' }],
  ['diff ads@1.0.0..1.1.0', { name: 'diff', remote: 'ads', versions: ['1.0.0', '1.1.0'], packages: false }],
  ['brand show electric', { name: 'brand', action: 'show', id: 'electric' }],
  [
    'dev filters --page /cars-for-sale/all',
    { name: 'dev', remote: 'filters', brand: '*', page: '/cars-for-sale/all', offline: null },
  ],
  [
    'dev filters --offline --inspect 9229',
    { name: 'dev', remote: 'filters', brand: '*', page: undefined, offline: { inspect: 9229 } },
  ],
  ['gallery filters --compare 1.0.0', { name: 'gallery', remote: 'filters', out: 'dist/gallery', against: '1.0.0' }],
  ['gallery --compare', { name: 'gallery', remote: '.', out: 'dist/gallery', against: null }],
])('"%s" is understood', (line, command) => {
  expect(parse(line)).toEqual(command);
});

test.each<[string, RegExp]>([
  ['depoy filters', /no command "depoy".*list, .*publish/],
  ['constructor', /no command "constructor"/],
  ['list --brand maker', /list takes no --brand/],
  ['dev filters --inspect 9229', /--inspect needs --offline/],
  ['dev filters --offline --inspect all', /not a port/],
  ['dev filters --offline --page /x', /page that was recorded/],
  ['record filters', /which site/],
  ['gallery a b', /one remote at most/],
  ['list a b', /one argument at most/],
  ['promote', /which remote/],
  ['publish filters --promote --canary 5', /use one of them/],
  ['publish filters --brand maker', /add --promote or --canary/],
  ['promote filters', /names no version/],
  ['promote @1.0.0', /names no version/],
  ['promote filters@latest', /"latest" is not a version/],
  ['promote filters@1.0.0 --brand Maker!', /not a brand's name/],
  ['promote filters@1.0.0 --canary 0', /not a percentage/],
  ['promote filters@1.0.0 --canary 101', /not a percentage/],
  ['promote filters@1.0.0 --canary ten', /not a percentage/],
  ['promote filters@1.0.0 --force', /--force/],
  ['rollback filters --to newest', /"newest" is not a version/],
  ['audit --limit 0', /whole number/],
  ['audit filters', /takes no argument/],
  ['place mfe-recalls --page results', /names no fragment/],
  ['place mfe-recalls/recalls', /which page/],
  ['place mfe-recalls/recalls --page results --region attic', /no region "attic".*hero, lead/],
  ['place mfe-recalls/recalls --page results --hydrate soon', /none of load, idle/],
  ['place mfe-recalls/recalls --page results --props [1]', /not a JSON object/],
  ['layout turn --page results', /take one of show, history/],
  ['layout set --page results', /takes one file/],
  ['layout rollback now --page results', /no further argument/],
  ['flags set', /write ads=off/],
  ['flags set ads=maybe', /"ads=maybe" does not set a flag/],
  ['brand', /take one of list, show/],
  ['brand add electric', /--name/],
  ['brand add Electric! --name Volt', /no brand's id/],
  ['brand set', /which file/],
  ['create Price_Alerts', /not a remote's name/],
  ['create ../etc', /not a remote's name/],
  ['create mfe-', /not a remote's name/],
])('"%s" is refused with exit code 2 and the correct usage', (line, message) => {
  let thrown: unknown;
  try {
    parse(line);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(CommandError);
  expect(thrown).toMatchObject({ exitCode: 2, message: expect.stringMatching(message) });
  expect(String(thrown)).toContain('Usage: npm run fragment -- ');
});

test('the help names every command', () => {
  for (const { usage } of Object.values(commands)) expect(usageText('fragment')).toContain(usage);
});
