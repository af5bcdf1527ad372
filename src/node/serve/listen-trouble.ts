import { codeOf } from '../caught-error.ts';

/** Why a server cannot listen where it should, and what to do about it; the error itself where that is not known. */
export function listenTrouble(error: unknown, host: string, port: number): unknown {
  const reason = reasons[codeOf(error) ?? '']?.(host, port);
  return reason === undefined ? error : new Error(reason);
}

const isElsewhere = (host: string) => `${host} is no address of this computer: leave --host out, or name one that is`;

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `port ${port} is in use: name another one with --port, or none`,
  EACCES: (_, port) => `port ${port} is not for everybody to use: name one above 1023 with --port, or none`,
  EADDRNOTAVAIL: isElsewhere,
  ENOTFOUND: isElsewhere,
  EAI_AGAIN: isElsewhere,
};
