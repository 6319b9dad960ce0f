import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';

/** A host of photographs on this machine. */
export interface PhotoHost {
  origin: string;
  /** Requested paths. */
  asked: string[];
  close(): Promise<void>;
}

/** A photograph of noise, as JPEG: large, because noise cannot be compressed. */
function photograph(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#246', noise } })
    .jpeg()
    .toBuffer();
}

/** Starts a host: `*.jpg` are photographs; other paths are faults of hosts. */
export async function startPhotoHost(): Promise<PhotoHost> {
  const [usual, huge] = await Promise.all([
    photograph(1200, 900),
    // Few bytes, and more pixels than are read: 64 million.
    sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#222' } })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  ]);
  const asked: string[] = [];
  const wrong: Readonly<Record<string, (response: ServerResponse) => void>> = {
    '/gone': (response) => response.writeHead(404).end(),
    '/elsewhere': (response) => response.writeHead(302, { Location: '/1.jpg' }).end(),
    '/page': (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<html>not a picture</html>'),
    '/drawing': (response) =>
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/damaged': (response) => response.writeHead(200).end(usual.subarray(0, 2_000)),
    '/pixels': (response) => response.writeHead(200).end(huge),
    '/endless': (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(usual)) {}
      };
      response.on('drain', more);
      more();
    },
    '/breaks': (response) => {
      response.writeHead(200, { 'Content-Length': usual.length });
      response.write(usual.subarray(0, 1_000), () => response.destroy());
    },
  };
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const answer = wrong[url];
    if (answer === undefined) response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(usual);
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
