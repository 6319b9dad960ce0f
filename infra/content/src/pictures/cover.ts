import sharp from 'sharp';

/** Returns a picture cut to a size, px, as a `data:` URL in JPEG, which every reader of SVG shows. */
export async function coverOf(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<string> {
  const jpeg = await sharp(bytes).autoOrient().resize({ width, height, fit: 'cover' }).jpeg({ quality: 84 }).toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}
