import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** A running server: its port, and how to stop it at once, open connections included. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves on both loopback addresses, 127.0.0.1 and ::1, on one port: a browser
 * may try either for "localhost", and must not reach another program's page.
 * Port 0 takes any free one.
 *
 * @param onTaken called with each port that is taken, before the next one is tried
 * @throws Error when the port is taken and there is no `onTaken`
 */
export async function listenOnLoopback(
  handler: RequestListener,
  wantedPort: number,
  onTaken?: (port: number) => void,
): Promise<Listening> {
  for (let port = wantedPort; ; port += wantedPort === 0 ? 0 : 1)
    try {
      return await listenOnBoth(handler, port);
    } catch (cause) {
      if (codeOf(cause) !== 'EADDRINUSE') throw cause;
      if (wantedPort === 0) continue;
      const message = `Port ${port} is in use by another program. Stop that program and try again.`;
      if (!onTaken) throw new Error(message, { cause });
      onTaken(port);
    }
}

/** Tells of a taken port, for programs that may use the next one. */
export const sayTaken = (port: number): void => {
  console.log(`Port ${port} is in use by another program. Trying the next one.`);
};

/** A port of loopback that nobody listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(() => undefined, 0);
  await close();
  return port;
}

async function listenOnBoth(handler: RequestListener, wantedPort: number): Promise<Listening> {
  const first = await listen(handler, '127.0.0.1', wantedPort);
  const servers = [first];
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : wantedPort;
  try {
    servers.push(await listen(handler, '::1', port));
  } catch (error) {
    // A machine without IPv6 has no ::1; 127.0.0.1 alone is all of its loopback.
    if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error))) {
      await close(first);
      throw error;
    }
  }
  return {
    port,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

async function listen(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(handler).listen({ host, port });
  await once(server, 'listening');
  return server;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
