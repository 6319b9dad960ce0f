import { act, fireEvent, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as ui from './index';
import { samples } from './testing/samples';

// What needs a whole page or a layout engine is checked in the browser tests.
const rules = { 'color-contrast': { enabled: false }, region: { enabled: false }, 'heading-order': { enabled: false } };

// axe measures ligatures on a canvas, which jsdom has not got.
beforeAll(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterAll(() => jest.restoreAllMocks());

test.each(Object.entries(samples))('%s has no accessibility violation', async (_name, sample) => {
  const { container } = render(sample);
  const { violations } = await axe.run(container, { rules });
  expect(violations.map(({ id, help, nodes }) => ({ id, help, html: nodes.map((node) => node.html) }))).toEqual([]);
});

describe('Button', () => {
  test('submits only with its type', () => {
    render(<ui.Button>Save</ui.Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });
});

describe('content that needs script', () => {
  const button = (can?: () => boolean) => (
    <ui.ByScript {...(can !== undefined && { can })}>
      <ui.Button>Use my location</ui.Button>
    </ui.ByScript>
  );

  test('is there before it is hydrated, and is the same element afterwards', async () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(button());
    const place = container.firstElementChild;
    expect(place?.matches('[data-waiting]')).toBe(true);
    await act(async () => hydrateRoot(container, button()));
    expect([container.firstElementChild === place, place?.matches('[data-waiting]')]).toEqual([true, false]);
    screen.getByRole('button', { name: 'Use my location' });
    container.remove();
  });

  test('is absent in a browser that does not support it', () => {
    render(button(() => false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('SubmitButton sends nothing while busy, keeps the focus and is announced as busy', () => {
  const send = jest.fn((event: SubmitEvent) => event.preventDefault());
  const form = (busy: boolean) => (
    <form aria-label="f" onSubmit={(event) => send(event.nativeEvent as SubmitEvent)}>
      <ui.SubmitButton busy={busy}>Save</ui.SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(screen.getByRole('button'));
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Save' });
  button.focus();
  fireEvent.click(button);
  expect(send).toHaveBeenCalledTimes(1);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(button);
});

describe('fields', () => {
  test('label and error are tied to the control', () => {
    render(<ui.TextField label="ZIP" error="Enter a valid ZIP Code" />);
    const input = screen.getByLabelText('ZIP');
    expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toBe(
      'Enter a valid ZIP Code',
    );
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Enter a valid ZIP Code');
  });

  test('without an error nothing is described', () => {
    render(<ui.Select label="Sort By:" options={[{ value: 'a', label: 'A', disabled: true }]} />);
    expect(screen.getByLabelText('Sort By:').hasAttribute('aria-describedby')).toBe(false);
    expect(screen.getByRole('option').hasAttribute('disabled')).toBe(true);
  });

  test('native attributes reach the control, an id of the caller included', () => {
    render(<ui.TextArea label="Comments" id="mine" name="comments" maxLength={5} required />);
    const area = screen.getByRole('textbox');
    expect([area.id, area.getAttribute('name'), area.getAttribute('maxlength')]).toEqual(['mine', 'comments', '5']);
    expect((area as HTMLTextAreaElement).required).toBe(true);
  });
});

describe('Checkbox', () => {
  test('is named by its label and the count', () => {
    render(<ui.Checkbox label="Toyota" count={1234} />);
    expect(screen.getByLabelText('Toyota 1,234')).toBe(screen.getByRole('checkbox'));
  });

  test('reports a change, and none while disabled', () => {
    const change = jest.fn();
    render(<ui.Checkbox label="Toyota" onChange={change} />);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(change).toHaveBeenCalledTimes(1);
    render(<ui.Switch label="Payments" disabled />);
    expect((screen.getByRole('switch') as HTMLInputElement).disabled).toBe(true);
  });
});

test('a removable chip names its filter', () => {
  render(<ui.Chip removable>Toyota</ui.Chip>);
  expect(screen.getByRole('button', { name: 'Remove Toyota' })).toBeTruthy();
});

test('a disclosure shows its title as a heading and what is chosen', () => {
  render(
    <ui.Disclosure title="Year" level={3} value="2019 or newer" open>
      <p>body</p>
    </ui.Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Year');
  expect(screen.getByText('2019 or newer').parentElement?.textContent).toBe('Year 2019 or newer');
});

describe('messages', () => {
  test('danger is announced at once, the others politely', () => {
    render(<ui.Alert tone="danger">A</ui.Alert>);
    render(<ui.Message tone="success">B</ui.Message>);
    expect(screen.getByRole('alert').textContent).toBe('A');
    expect(screen.getByRole('status').textContent).toBe('B');
  });

  test('an alert that can be dismissed has a button for it', () => {
    const close = jest.fn();
    render(<ui.Alert onClose={close}>A</ui.Alert>);
    fireEvent.click(within(screen.getByRole('status')).getByRole('button', { name: 'Dismiss' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('Price', () => {
  const text = (props: ui.PriceProps) => render(<ui.Price {...props} />).container.textContent;

  test('R31 a price of 0 is a price; a missing one is a text', () => {
    expect(text({ value: 0 })).toBe('$0');
    expect(text({ value: undefined })).toBe('Contact seller');
  });

  test('an earlier price is shown only when it was higher', () => {
    expect(text({ value: 24995, was: 26000 })).toBe('$24,995$26,000');
    expect(text({ value: 24995, was: 24995 })).toBe('$24,995');
  });
});

test('a rating has a text and stays within 0 and 5', () => {
  render(<ui.Rating value={7} count={1} />);
  expect(screen.getByRole('img', { name: 'Rated 5.0 out of 5, 1 review' }).textContent).toBe('5.0 (1)');
  const { container } = render(<ui.Rating value={4.64} count={1234} />);
  expect(screen.getByRole('img', { name: 'Rated 4.6 out of 5, 1,234 reviews' })).toBeTruthy();
  expect(container.querySelector('rect')?.getAttribute('width')).toBe('93%');
});

describe('VehicleImage', () => {
  const look = { shape: 'crew-cab', color: 'RED' } as const;

  test('R57 loads at once and first with priority, later without', () => {
    render(<ui.VehicleImage look={look} alt="one" priority />);
    render(<ui.VehicleImage look={look} alt="two" />);
    const read = (name: string) => {
      const image = screen.getByRole('img', { name });
      return [image.getAttribute('loading'), image.getAttribute('fetchpriority')];
    };
    expect([read('one'), read('two')]).toEqual([
      ['eager', 'high'],
      ['lazy', null],
    ]);
  });

  test('reserves its place and shows a photograph where there is one', () => {
    render(<ui.VehicleImage look={look} src="/photo.jpg" alt="one" />);
    const image = screen.getByRole('img');
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '400']);
    expect(image.getAttribute('src')).toBe('/photo.jpg');
  });
});
