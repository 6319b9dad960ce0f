import * as z from 'zod';

/** `s3://bucket/prefix` as its bucket and its prefix; the prefix may be absent. */
export const s3UrlSchema = z
  .string()
  .regex(
    /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?$/,
    'has to be like s3://bucket/prefix, with letters, digits, "-", "_" and "." in the prefix',
  )
  .transform((text) => {
    const [bucket = '', ...prefix] = text.slice('s3://'.length).replace(/\/$/, '').split('/');
    return { bucket, prefix: prefix.join('/') };
  });
