import type { Answer, Call } from '../module.ts'

/**
 * Answers a read from a snapshot: `{ value, version }` as `Snapshot.get` gives it. The caller keeps the answer and asks again with its
 * ETag. While the version is the same it gets 304 without a body. Pass the value itself, not a copy: the body is made once per value.
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
