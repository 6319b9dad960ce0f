import { createHash } from 'node:crypto';

/**
 * Texts of modules that a renderer has parsed and run without a fault. Parsing takes ten times as long as running, so
 * later and replacement renderers do not parse them again.
 */
export class ReadTexts {
  private readonly digests = new Set<string>();

  has(text: string): boolean {
    return this.digests.has(digestOf(text));
  }

  add(text: string): void {
    this.digests.add(digestOf(text));
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64');
