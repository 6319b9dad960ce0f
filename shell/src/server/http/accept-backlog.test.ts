import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { AcceptBacklog } from './accept-backlog';

test('resolves once all waiting connections are accepted', async () => {
  let inside = 0;
  const server = createServer((socket) => {
    inside += 1;
    socket.on('error', () => {}).resume();
  });
  const backlog = new AcceptBacklog();
  backlog.watch(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 15 }, () => connect(port, '127.0.0.1'));
  await once(server, 'connection');
  await backlog.drained();
  expect(inside).toBe(15);
  for (const socket of sockets) socket.destroy();
  server.close();
  await once(server, 'close');
});
