import { serveDescription } from '@forecourt/service';
import { answerBytes, cardBase } from '@forecourt/site';
import { photoBase } from '@forecourt/ui/vehicle';
import { editorialPictureBase } from '../editorial/entry';

const methods: ('GET' | 'HEAD')[] = ['GET', 'HEAD'];

/** The routes that browsers reach through the shell: photographs, ads and their pictures, pictures of articles and of shared links. */
export const description = serveDescription({
  ...{ version: 1, title: 'content service', timeoutMs: 5_000, answerBytes: answerBytes.content },
  breaker: { failures: 5, restMs: 10_000 },
  paths: [
    { path: photoBase, methods },
    { path: '/ads', methods },
    { path: editorialPictureBase, methods },
    { path: cardBase, methods },
  ],
  forms: [],
});
