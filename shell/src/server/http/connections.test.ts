import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { limitConnections } from './connections';

test.each([
  ['says nothing', ''],
  ['never finishes its head', 'GET / HTTP/1.1\r\n'],
  ['asks and then stays', 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
])('a connection that %s is closed', async (_title, sent) => {
  const server = createServer((_request, response) => void response.write('never ends'));
  limitConnections(server, { idleMs: 50, headMs: 1000, most: 10 });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume().on('error', () => {});
  socket.write(sent);
  await once(socket, 'close');
  server.close();
  await once(server, 'close');
});
