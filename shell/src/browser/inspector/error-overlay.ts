import type { DevProblem } from '@forecourt/contracts/dev-sessions';
import { button, element } from './element';
import { panelCss } from './sheet';

const overlayCss = `
section { inset: 0 0 auto; max-block-size: 80vh; border-block: 0 3px solid #ffb4a8; z-index: 2147483647; }
div { padding: 4px 12px 12px; }
pre { margin: 8px 0 0; overflow-x: auto; white-space: pre-wrap; font: 12px/1.5 ui-monospace, monospace; }
`;

const titles: Readonly<Record<DevProblem['from'], string>> = {
  build: 'It does not build',
  server: 'It failed on the server',
  browser: 'It failed in a browser',
};

/** Shows the error of the last build over the page, with its source line, until there is none; Escape and a button hide it. */
export class ErrorOverlay {
  private root: HTMLElement | null = null;
  private shown = '';

  show(problem: DevProblem | null): void {
    const text = JSON.stringify(problem);
    if (text === this.shown) return;
    this.shown = text;
    this.hide();
    if (problem === null) return;
    const { from, message, file, line, frame } = problem;
    const place = file === null ? '' : `${file}${line === null ? '' : `:${line}`}`;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(panelCss + overlayCss);
    this.root = element('div', { id: 'fc-dev-error' });
    const shadow = this.root.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    const section = element(
      'section',
      { role: 'alert', 'aria-labelledby': 'title' },
      element(
        'header',
        {},
        element('h2', { id: 'title' }, titles[from]),
        element('p', {}, place),
        button('Hide', () => this.hide()),
      ),
      element('div', {}, element('pre', {}, message), ...(frame === null ? [] : [element('pre', {}, frame)])),
    );
    section.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.hide();
    });
    shadow.append(section);
    document.body.append(this.root);
  }

  private hide(): void {
    this.root?.remove();
    this.root = null;
  }
}
