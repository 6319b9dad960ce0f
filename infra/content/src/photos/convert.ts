import { type PhotoWidth, vehicleSize, wholePhoto } from '@forecourt/ui/vehicle';
import sharp, { type Sharp } from 'sharp';
import { PhotoFailure } from './failure';

const photoFormats = ['avif', 'webp', 'jpeg'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Returns the best format that a browser supports, by its `Accept`. */
export function formatFor(accept: string | undefined): PhotoFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

/** Maximum number of pixels; cameras have half of it. */
const maxPixels = 60_000_000;
const maxSeconds = 10;

// One thread per photograph, because we limit the concurrency ourselves, and no cache between them.
sharp.concurrency(1);
sharp.cache(false);

const encoded: Readonly<Record<PhotoFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 74, effort: 3 }),
  jpeg: (image) => image.jpeg({ quality: 78, progressive: true, mozjpeg: true }),
};

/**
 * Converts a photograph to a width and format, upright and without the camera's metadata (place, time, owner).
 * @throws PhotoFailure `unreadable` if it is damaged or has too many pixels
 */
export async function convert(original: Buffer, width: PhotoWidth, format: PhotoFormat): Promise<Buffer> {
  const height = Math.round((width * vehicleSize.height) / vehicleSize.width);
  const size =
    width === wholePhoto
      ? ({ width, height: width, fit: 'inside', withoutEnlargement: true } as const)
      : ({ width, height, fit: 'cover' } as const);
  try {
    const image = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
      .autoOrient()
      .resize(size)
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: maxSeconds });
    return await encoded[format](image).toBuffer();
  } catch (error) {
    throw new PhotoFailure('unreadable', error instanceof Error ? error.message : String(error));
  }
}

/** Converts a drawing of the site, an SVG that says its size, to JPEG in that size. */
export function convertDrawing(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .timeout({ seconds: maxSeconds })
    .jpeg({ quality: 84, progressive: true, mozjpeg: true })
    .toBuffer();
}
