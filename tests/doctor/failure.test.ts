import { expect, test } from 'vitest';
import { failureOf } from '../../src/doctor/failure.ts';

const caused = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });

test.each([
  ['ENOTFOUND', 'its host name was not found'],
  ['EAI_AGAIN', 'its host name was not found'],
  ['ECONNREFUSED', 'the host refused the connection'],
  ['ENETUNREACH', 'the host is unreachable'],
  ['ETIMEDOUT', 'the host did not answer in time'],
  ['UND_ERR_CONNECT_TIMEOUT', 'the host did not answer in time'],
  ['UND_ERR_HEADERS_OVERFLOW', 'the headers of the response are too large'],
  ['HPE_INVALID_CONSTANT', "the response isn't valid HTTP"],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', "the response isn't valid HTTP"],
  ['UND_ERR_SOCKET', 'the host closed the connection'],
  ['ECONNRESET', 'the host closed the connection'],
  ['Z_DATA_ERROR', 'the compressed response is damaged'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', "the certificate of the host isn't valid"],
  ['CERT_HAS_EXPIRED', "the certificate of the host isn't valid"],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "the certificate of the host isn't valid"],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', "the certificate of the host isn't valid"],
  ['ERR_SSL_WRONG_VERSION_NUMBER', "the host doesn't support HTTPS at this address"],
  ['ESOMETHING', 'the request failed'],
])('explains %s', (code, reason) => {
  expect(failureOf(caused(code))).toBe(reason);
});

test('explains errors without a code, and values that are not errors', () => {
  expect(failureOf(new TypeError('fetch failed', { cause: new Error('bad port') }))).toBe('browsers block this port');
  expect(failureOf('x')).toBe('the request failed');
});
