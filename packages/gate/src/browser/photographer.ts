/** Takes pictures of documents in a Chromium, and compares them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { DebuggingPipe } from './debugging-pipe';
import { type RunningChromium, startChromium } from './start-chromium';

/** Width of pictures, CSS pixels, if none is given: the results of a desktop. */
const standardWidth = 1280;
const firstHeight = 900;
/** Maximum height of a picture; the rest is cut off. */
const mostHeight = 2400;

const metricsSchema = z.object({ cssContentSize: z.object({ height: z.number() }) });
const pictureSchema = z.object({ data: z.string() });
const frameSchema = z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) });
const comparedSchema = z.object({
  result: z.object({ value: z.strictObject({ difference: z.string(), share: z.number() }) }),
});

export class Photographer {
  private constructor(
    private readonly chromium: RunningChromium,
    private readonly pipe: DebuggingPipe,
    private readonly page: string,
    private readonly frame: string,
    private readonly comparing: string,
  ) {}

  /** @param programs folder of the built `compare-pictures.js` @throws NoChromium if it cannot be started */
  static async start(executable: string, programs: string): Promise<Photographer> {
    const comparing = readFileSync(join(programs, 'compare-pictures.js'), 'utf8');
    const chromium = await startChromium(executable, 'about:blank');
    const pipe = new DebuggingPipe(chromium.child);
    const opened = async () => {
      const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
      const page = String(sessionId);
      const { frameTree } = frameSchema.parse(await pipe.send('Page.getFrameTree', {}, page));
      return new Photographer(chromium, pipe, page, frameTree.frame.id, comparing);
    };
    try {
      return await Promise.race([opened(), chromium.ended]);
    } catch (error) {
      await chromium.close();
      throw error;
    }
  }

  /** Returns a picture of a document: PNG in base64. @param width CSS pixels */
  async take(html: string, width = standardWidth): Promise<string> {
    const resize = (height: number) =>
      this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
    await resize(firstHeight);
    await this.send('Page.setDocumentContent', { frameId: this.frame, html });
    const { cssContentSize } = metricsSchema.parse(await this.send('Page.getLayoutMetrics'));
    await resize(Math.max(1, Math.min(mostHeight, Math.ceil(cssContentSize.height))));
    return pictureSchema.parse(await this.send('Page.captureScreenshot', { format: 'png' })).data;
  }

  /** Compares two pictures: the share of the pixels that differ, and a picture of these in red. */
  async compare(before: string, after: string): Promise<{ difference: string; share: number }> {
    await this.send('Page.setDocumentContent', { frameId: this.frame, html: '<!doctype html><title>compare</title>' });
    const expression = `${this.comparing};comparePictures(${JSON.stringify(before)}, ${JSON.stringify(after)})`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    return comparedSchema.parse(await this.send('Runtime.evaluate', options)).result.value;
  }

  close(): Promise<void> {
    return this.chromium.close();
  }

  private send(method: string, params = {}): Promise<Record<string, unknown>> {
    return Promise.race([this.pipe.send(method, params, this.page), this.chromium.ended]);
  }
}
