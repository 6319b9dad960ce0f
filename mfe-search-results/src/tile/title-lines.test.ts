import { titleLines } from './title-lines';

test.each([
  ['Used 2021 Toyota Camry SE', 'SE', ['Used 2021 Toyota Camry', 'SE']],
  ['Used 2021 Toyota Camry SE w/ Sunroof', 'SE', ['Used 2021 Toyota Camry', 'SE']],
  ['Used 2021 Toyota Camry', 'Base', ['Used 2021 Toyota Camry', 'Base']],
  ['Used 2021 Toyota Camry SE Hybrid', 'SE', ['Used 2021 Toyota Camry SE Hybrid', '']],
  ['A car of mine', 'Base', ['A car of mine', '']],
  ['Used 2021 Toyota CamrySE', 'SE', ['Used 2021 Toyota CamrySE', '']],
  ['SE', 'SE', ['SE', '']],
  ['Used 2021 Toyota Camry', undefined, ['Used 2021 Toyota Camry', '']],
  ['', '', ['', '']],
])('R31 the title "%s" of the trim %p has the lines %j', (title, trim, lines) => {
  expect(titleLines({ title, model: 'Camry', trim })).toEqual(lines);
});
