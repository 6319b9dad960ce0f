import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

function Sample() {
  const [selected, select] = useState('a');
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, label: `Tab ${id}`, content: `Panel ${id}` }));
  return <Tabs label="Model" tabs={tabs} selected={selected} onSelect={select} />;
}

test.each([
  ['ArrowRight', 'Tab b'],
  ['ArrowLeft', 'Tab c'],
  ['End', 'Tab c'],
])('%s from the first tab opens and focuses %s', (key, name) => {
  render(<Sample />);
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Tab a' }), { key });
  const tab = screen.getByRole('tab', { name });
  expect(tab.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab);
  const open = screen.getAllByRole('tabpanel').filter((panel) => panel.hasAttribute('data-open'));
  expect(open.map(({ textContent }) => textContent)).toEqual([name.replace('Tab', 'Panel')]);
});
