import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@forecourt/service';
import sharp from 'sharp';

/** Maximum size of a picture, bytes; minimum and maximum edges, px. */
export const maxPictureBytes = 150_000;
const [minWidth, minHeight, maxSide] = [240, 150, 2000];

const types = { avif: 'image/avif', heif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' };

/** Name of a picture's file. */
export const pictureFile = /^[A-Za-z0-9_-]{1,80}\.(avif|webp|jpe?g|png)$/;

export interface Picture {
  bytes: Buffer;
  /** Its media type. */
  type: string;
  /** Changes with its bytes, so that it is cacheable for ever. */
  name: string;
}

/** Reads a picture of a campaign or an article from its folder. @throws Error with its fault */
export async function readPicture(folder: string, file: string): Promise<Picture> {
  const path = join(folder, file);
  const { size } = await stat(path).catch((error: unknown) => {
    throw new Error(`the picture ${file} cannot be read: ${reasonOf(error)}`);
  });
  // Not read at all if it is too large.
  checkSize(size, file);
  return checkPicture(await readFile(path), file);
}

/** Checks a picture and names it by its bytes. @param file its name, for the message @throws Error with its fault */
export async function checkPicture(bytes: Buffer, file: string): Promise<Picture> {
  checkSize(bytes.length, file);
  const {
    format,
    width = 0,
    height = 0,
  } = await sharp(bytes, { limitInputPixels: maxSide ** 2 })
    .metadata()
    .catch(() => {
      throw new Error(`${file} is not a readable picture: AVIF, WebP, JPEG or PNG`);
    });
  const type = Object.hasOwn(types, format ?? '') ? types[format as keyof typeof types] : undefined;
  if (type === undefined) throw new Error(`${file} is ${format}: AVIF, WebP, JPEG or PNG can be shown`);
  if (width < minWidth || height < minHeight || width > maxSide || height > maxSide)
    throw new Error(
      `the picture ${file} is ${width} × ${height}; from ${minWidth} × ${minHeight} to ${maxSide} × ${maxSide} fit`,
    );
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.${type.slice('image/'.length)}`;
  return { bytes, type, name };
}

function checkSize(size: number, file: string): void {
  if (size > maxPictureBytes)
    throw new Error(`the picture ${file} has ${size} bytes; ${maxPictureBytes} are the limit`);
}
