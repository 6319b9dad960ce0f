import type { HostileRemote } from '../../site/remote-files';
import type { Attack, Trial } from '../../trial';
import { alone, fine, type Row, toTrial } from './rows';

const refused = (version: HostileRemote): Attack => ({ kind: 'refusal', version });
const checked = 'the registry refuses it';
const sheet = 'the registry reads sheets';
const rows: readonly Row[] = [
  ['its fallback opens a comment', 'high', refused(alone(fine, { fallback: '<!-- ' })), checked, 'fast'],
  [
    'its sheet is one of 64 kB of `url(`',
    'medium',
    refused(alone(fine, { css: 'url('.repeat(16_000) })),
    sheet,
    'fast',
  ],
  [
    'its sheet hides the page',
    'medium',
    refused(alone(fine, { css: 'body:has(p) { display: none; }' })),
    sheet,
    'fast',
  ],
  [
    'its sheet imports a foreign one',
    'medium',
    refused(alone(fine, { css: '@import "https://evil.example/x.css";' })),
    sheet,
    'fast',
  ],
  [
    'its sheet asks a stranger for a picture',
    'medium',
    refused(alone(fine, { css: '.own { background: url(https://evil.example/x.png); }' })),
    sheet,
  ],
  ['its sheet has 4.9 MB', 'medium', refused(alone(fine, { css: '.own { color: red; } '.repeat(230_000) })), sheet],
  ['its sheet does not close', 'medium', refused(alone(fine, { css: '.own { color: red; /*' })), sheet],
  [
    'its sheet is UTF-16',
    'low',
    refused(alone(fine, { css: [...'.own { color: red; }'].join('\0').concat('\0') })),
    checked,
  ],
  [
    "it takes another remote's container",
    'medium',
    refused(alone(fine, { manifest: { container: 'mfe_filters' } })),
    checked,
    'fast',
  ],
  [
    'its browser entry is the server code',
    'medium',
    refused(alone(fine, { manifest: { entry: 'server.js' } })),
    checked,
  ],
];

/** Versions that are refused before anybody sees them. */
export const publishedTrials: readonly Trial[] = rows.map(toTrial);
