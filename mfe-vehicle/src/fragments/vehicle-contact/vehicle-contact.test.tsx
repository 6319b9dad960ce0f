import { answerForms, vehicleView } from '@forecourt/listing-kit/testing';
import { renderFragment, violations } from '@forecourt/search-kit/testing';
import { fireEvent } from '@testing-library/react';
import fragment from './index';

const forms = answerForms();
const show = (owner = {}) => renderFragment(fragment, { view: vehicleView({}, owner) });

test('a message to the seller is sent in place, and the focus goes to the answer', async () => {
  const queries = show();
  for (const [name, value] of [
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Email', 'ann@example.com'],
  ] as const)
    fireEvent.change(queries.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } });
  fireEvent.click(queries.getByRole('button', { name: 'Send message' }));
  const answer = await queries.findByText('Message sent. They answer.');
  expect(document.activeElement).toBe(answer);
  expect(forms.sent[0]?.fields.refUrl).toMatch(/^\/cars-for-sale\//);
});

test('R64 a private seller gets a form for offers, and a seller who hides the form gets none', () => {
  show({ privateSeller: true }).getByRole('button', { name: 'Send offer' });
  const hidden = show({ hideEmailForm: true });
  expect(hidden.queryByRole('textbox')).toBeNull();
  hidden.getByText(/^This seller takes no messages here/);
});

test('R73 has no accessibility violations and no style attributes', async () => {
  const queries = show();
  expect(queries.html).not.toContain(' style=');
  expect(await violations(queries.container)).toEqual([]);
});
