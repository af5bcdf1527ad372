import { patience } from '../support/patience.ts';

/** A session of a W3C WebDriver; every command is one request. */
export interface Session {
  /** Sends a command and returns the value of the response. Throws the error that the driver reports. */
  send<Result>(command: string, body?: object): Promise<Result>;
  /** Ends the session and closes the browser. */
  end(): Promise<void>;
}

/** Starts a browser with these capabilities by the WebDriver at `origin`. */
export async function startSession(origin: string, wanted: object): Promise<Session> {
  const timeouts = { script: patience, pageLoad: patience };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: { timeouts, ...wanted } },
  });
  const address = `${origin}/session/${sessionId}`;
  return {
    send: (command, body = {}) => ask('POST', `${address}/${command}`, body),
    end: () => ask('DELETE', address),
  };
}

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(2 * patience);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
