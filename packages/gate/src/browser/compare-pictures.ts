/** Runs in a page of Chromium, which has what decodes and encodes pictures. */

interface Pixels {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
  data: ImageData;
}

/** Compares two pictures, PNG in base64: the share of the pixels that differ, and a picture of these in red over the pale second one. */
async function comparePictures(before: string, after: string): Promise<{ difference: string; share: number }> {
  const [old, young] = [await decoded(before), await decoded(after)];
  const width = Math.max(old.width, young.width);
  const height = Math.max(old.height, young.height);
  const [a, b] = [drawn(old, width, height), drawn(young, width, height)];
  let different = 0;
  const { data } = b.data;
  for (let at = 0; at < data.length; at += 4) {
    const isEqual = [at, at + 1, at + 2, at + 3].every((index) => a.data.data[index] === data[index]);
    if (!isEqual) different += 1;
    data.set(isEqual ? [pale(data[at]!), pale(data[at + 1]!), pale(data[at + 2]!), 255] : [214, 0, 28, 255], at);
  }
  b.context.putImageData(b.data, 0, 0);
  const bytes = new Uint8Array(await (await b.canvas.convertToBlob()).arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { difference: btoa(text), share: different / (width * height) };
}

const pale = (value: number) => 204 + value / 5;

async function decoded(data: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  return picture;
}

function drawn(picture: HTMLImageElement, width: number, height: number): Pixels {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('there is no canvas');
  context.drawImage(picture, 0, 0);
  return { canvas, context, data: context.getImageData(0, 0, width, height) };
}

Object.assign(globalThis, { comparePictures });
