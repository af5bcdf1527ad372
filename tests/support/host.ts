import { createServer, type RequestListener } from 'node:http';
import { createServer as createRawServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Starts a server on this computer for one test, and returns its URL with a trailing slash. */
export const hostThat = (answer: RequestListener): Promise<string> => started(createServer(answer));

/** Starts a server that may send invalid HTTP. */
export const rawHostThat = (answer: (socket: Socket) => void): Promise<string> =>
  started(
    createRawServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', () => answer(socket));
    }),
  );

async function started(server: Server): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
}
