import { createHash } from 'node:crypto';

/**
 * Texts of modules that a renderer has read and run without finding anything wrong. Reading one takes ten times as long as running it, so
 * the renderers after the first, and those that take their place, do not read it again.
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
