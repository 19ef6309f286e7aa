import type { Answer, Call } from '../module.ts'

/**
 * Responds with a snapshot: `{ value, version }` as `Snapshot.get` returns it. The caller caches the response and sends its ETag with the
 * next request. While the version is the same, the response is 304 without a body. Pass the value itself, not a copy: the body is created
 * once per value. If one version has several responses, give each of them another `variant`.
 */
export const answerSnapshot = <T>(
  call: Pick<Call, 'locale'>,
  snapshot: { value: T; version: string },
  variant = '',
): Answer<T> => ({
  ok: true,
  value: snapshot.value,
  headers: {
    etag: `"${snapshot.version}-${call.locale}${variant}"`,
    'cache-control': 'no-cache',
    vary: 'accept-language, accept-encoding, cookie',
  },
})
