import { layoutCommand, restoreCommand } from './change-layout';
import { previewCommand } from './layout-preview';

const of = { brand: 'maker', page: 'results' };

test('the commands make the same changes of a page, with the reason if there is one', () => {
  expect(layoutCommand(of, '')).toBe('npm run fragment -- layout set layout.json --page results --brand maker');
  expect(layoutCommand(of, " it's faster ")).toBe(
    "npm run fragment -- layout set layout.json --page results --brand maker --why 'it'\\''s faster'",
  );
  expect(restoreCommand(of, 0, 'missed')).toBe(
    'npm run fragment -- layout rollback --to 0 --page results --brand maker --why missed',
  );
});

test('the command creates the same link to a draft', () => {
  expect(previewCommand(of, '/cars-for-sale/all?page=2')).toBe(
    "npm run fragment -- preview --layout results=layout.json --brand maker --page '/cars-for-sale/all?page=2' --hours 4",
  );
});
