import { codeOf } from '../caught-error.ts';

/** Explains why a server can't listen, and what to do about it; returns the error itself if it is unknown. */
export function describeListenError(error: unknown, host: string, port: number): unknown {
  const reason = reasons[codeOf(error) ?? '']?.(host, port);
  return reason === undefined ? error : new Error(reason);
}

const isElsewhere = (host: string) => `${host} isn't an address of this computer: change or omit --host`;

const reasons: Record<string, (host: string, port: number) => string> = {
  EADDRINUSE: (_, port) => `port ${port} is in use: choose another one with --port, or omit --port`,
  EACCES: (_, port) => `port ${port} needs administrator rights: choose one above 1023 with --port, or omit --port`,
  EADDRNOTAVAIL: isElsewhere,
  ENOTFOUND: isElsewhere,
  EAI_AGAIN: isElsewhere,
};
