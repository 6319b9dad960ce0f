import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { draftsPath, draftToken } from '@forecourt/site';
import { DraftLinks } from './draft-links';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drafts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const now = Date.parse('2026-06-02T08:00:00Z');
const hour = 3_600_000;
const tokenOf = (path: string) => path.slice(draftsPath.length + 1);

test('R87 a link is valid for its hours, also for another process on the same folder', () => {
  const token = tokenOf(DraftLinks.open(folder).pathOf('five-things', 8, now));
  expect(token).toMatch(draftToken);
  const service = DraftLinks.open(folder);
  expect(service.slugOf(token, now + 7 * hour)).toBe('five-things');
  expect(service.slugOf(token, now + 8 * hour)).toBeNull();
  expect(statSync(join(folder, 'draft-key')).mode & 0o077).toBe(0);
});

test('R87 a link of another key, for another text, for longer, or in pieces is invalid', () => {
  const links = DraftLinks.open(folder);
  const token = tokenOf(links.pathOf('five-things', 8, now));
  const [slug, expires, signature] = token.split('.');
  const forged = [
    tokenOf(DraftLinks.open(join(folder, 'other')).pathOf('five-things', 8, now)),
    `other.${expires}.${signature}`,
    `${slug}.${Number(expires) + 1}.${signature}`,
    `${token}.x`,
    `${slug}.${expires}`,
    '',
  ];
  expect(forged.map((each) => links.slugOf(each, now))).toEqual(forged.map(() => null));
  // No command makes a link that lasts longer.
  expect(links.slugOf(tokenOf(links.pathOf('five-things', 10_000, now)), now + 73 * hour)).toBeNull();
});
