import { codeOf, messageOf } from '../node/caught-error.ts';

/** Explains why a host can't be read, as a clause, by the error of a request or its cause. */
export function failureOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = codeOf(cause) ?? messageOf(cause);
  return failures.find(([pattern]) => pattern.test(code))?.[1] ?? 'the request failed';
}

/* By the error codes of Node.js, OpenSSL, and undici, which implements fetch. */
const failures: [RegExp, string][] = [
  [/^(?:ENOTFOUND|EAI_)/, 'its host name was not found'],
  [/^ECONNREFUSED$/, 'the host refused the connection'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/, 'the host is unreachable'],
  [/^(?:ETIMEDOUT|UND_ERR_\w+_TIMEOUT)$/, 'the host did not answer in time'],
  [/^(?:HPE_HEADER_OVERFLOW|UND_ERR_HEADERS_OVERFLOW)$/, 'the headers of the response are too large'],
  [/^(?:HPE_|UND_ERR_(?:RES|RESPONSE|INVALID|REQ)_)/, "the response isn't valid HTTP"],
  [
    /^(?:ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_(?:SOCKET|CLOSED|DESTROYED|ABORTED))$|terminated/,
    'the host closed the connection',
  ],
  [/^(?:Z_|ERR_BROTLI|ERR__ERROR_FORMAT|ERR_?ZLIB)/, 'the compressed response is damaged'],
  [/CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME|CRL_/, "the certificate of the host isn't valid"],
  [/^(?:ERR_SSL|ERR_TLS|EPROTO)/, "the host doesn't support HTTPS at this address"],
  [/bad port/, 'browsers block this port'],
];
