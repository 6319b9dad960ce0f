import { showHero as show, withFlags } from '../../testing/results-view';

describe('the jump link', () => {
  const jump = (...options: Parameters<typeof show>) => show(...options).queryByRole('link', { name: /^About the/ });
  const camry = { makeCode: ['TOYOTA'], modelCode: ['CAMRY|TOYOTA'] };

  test('leads to the reference section of a single model, on brands that have it', () => {
    expect(jump({}, { state: camry })?.getAttribute('href')).toBe('#model-reference');
    expect(jump({}, { state: camry, ...withFlags({ jumpLink: false }) })).toBeNull();
  });

  test('is not there for no model, nor for several', () => {
    expect(jump({}, { state: { makeCode: ['TOYOTA'] } })).toBeNull();
    expect(jump({}, { state: { ...camry, modelCode: ['CAMRY|TOYOTA', 'RAV4|TOYOTA'] } })).toBeNull();
  });
});
