import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '@forecourt/service';
import sharp from 'sharp';
import type { Campaign } from './schema';

/** Maximum size of an ad's picture, bytes; minimum and maximum edges, px. */
const maxBytes = 150_000;
const [minWidth, minHeight, maxSide] = [240, 150, 2000];

const types = { avif: 'image/avif', heif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg', png: 'image/png' };

export interface Picture {
  bytes: Buffer;
  /** Its media type. */
  type: string;
  /** Changes with its bytes, so that it is cacheable for ever. */
  name: string;
}

/** Reads a campaign's picture from its folder. @throws Error with its fault */
export async function readPicture(folder: string, { file }: NonNullable<Campaign['picture']>): Promise<Picture> {
  const path = join(folder, file);
  const { size } = await stat(path).catch((error: unknown) => {
    throw new Error(`the picture ${file} cannot be read: ${reasonOf(error)}`);
  });
  if (size > maxBytes) throw new Error(`the picture ${file} has ${size} bytes; ${maxBytes} are the limit`);
  const bytes = await readFile(path);
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
