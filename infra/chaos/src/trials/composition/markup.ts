import type { Trial } from '../../trial';
import { alone, deployed, leading, type Row, toTrial } from './rows';

const slot = "HTML that leaves its slot is the fallback's turn";
const html = (text: string) => `return h('div', { dangerouslySetInnerHTML: { __html: ${JSON.stringify(text)} } });`;
const rows: readonly Row[] = [
  ...[
    '<!-- ',
    '<textarea>',
    '<style>',
    '<template>',
    '<plaintext>',
    '<xmp>',
    '<title>',
    '<script>',
    '</div></div><div>',
  ].map(
    (text): Row => [
      `its HTML opens ${text.trim().replaceAll('<', '&lt;')}`,
      'high',
      deployed(leading(html(text))),
      slot,
      text === '<!-- ' ? 'fast' : undefined,
    ],
  ),
  ...[
    '<svg><main><br/></main></svg>',
    '<a><table><main><a><a><table></table></a></a></main></table></a>',
    '<select><div><input/></div></select>',
    '<noscript><main><a><noscript></noscript></a></main></noscript>',
  ].map(
    (text, index): Row => [
      `its HTML closes the elements around it by ${text.replaceAll('<', '&lt;')}`,
      'high',
      deployed(leading(html(text))),
      slot,
      index === 0 ? 'fast' : undefined,
    ],
  ),
  [
    'its HTML poses as the plan',
    'high',
    deployed(
      alone(
        html(
          '<script type="application/json" id="fc-page">{"plan":{"host":{"url":"http://evil.example/x.js"}}}</script>',
        ),
      ),
      { forbidden: 'evil.example' },
    ),
    slot,
  ],
  [
    'its HTML sends visitors away',
    'medium',
    deployed(alone(html('<meta http-equiv="refresh" content="0;url=https://evil.example">')), {
      forbidden: 'evil.example',
    }),
    slot,
  ],
  [
    'its HTML has a slot of its own',
    'low',
    deployed(alone(html('<div data-slot="results" data-props="{"></div>')), { forbidden: 'data-props="{"' }),
    slot,
  ],
];

/** HTML that would leave its slot. */
export const markupTrials: readonly Trial[] = rows.map(toTrial);
