import { createServer, type RequestListener, type Server } from 'node:http';

const highestPort = 65_535;

/** A running server: its port, and how to stop it at once, open connections included. */
export interface Listening {
  port: number;
  close: () => Promise<void>;
}

/** The wanted port belongs to another program, and no other port is allowed. */
class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop that program and try again.`);
  }
}

/**
 * Serves on both loopback addresses, 127.0.0.1 and ::1, on one port: a browser
 * may try either for "localhost", and must not reach another program's page.
 * Port 0 takes any free one.
 *
 * @param onTaken called with each port that is taken, before the next one is tried
 * @throws PortTakenError when the port is taken and there is no `onTaken`
 */
export async function listenOnLoopback(
  handler: RequestListener,
  wantedPort: number,
  onTaken?: (port: number) => void,
): Promise<Listening> {
  for (let port = wantedPort; port <= highestPort; port += wantedPort === 0 ? 0 : 1) {
    const listening = await listenOnBoth(handler, port);
    if (listening) return listening;
    if (wantedPort === 0) continue;
    if (!onTaken) throw new PortTakenError(port);
    onTaken(port);
  }
  throw new PortTakenError(highestPort);
}

async function listenOnBoth(
  handler: RequestListener,
  wantedPort: number,
): Promise<Listening | undefined> {
  const first = await listen(handler, '127.0.0.1', wantedPort);
  if (first === 'taken' || first === 'no such address') return undefined;
  const address = first.address();
  const port = typeof address === 'object' && address ? address.port : wantedPort;
  const second = await listen(handler, '::1', port);
  if (second === 'taken') {
    await close(first);
    return undefined;
  }
  const servers = second === 'no such address' ? [first] : [first, second];
  return {
    port,
    close: async () => {
      await Promise.all(servers.map(close));
    },
  };
}

function listen(
  handler: RequestListener,
  host: string,
  port: number,
): Promise<Server | 'taken' | 'no such address'> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      // A machine without IPv6 has no ::1; 127.0.0.1 alone is all of its loopback.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')
        resolve('no such address');
      else reject(error);
    });
    server.listen({ host, port }, () => {
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}
