import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from '../module.ts'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** The smallest body that is compressed, in bytes. For a smaller body, compression costs more than it saves. */
const worthCompressing = 1_400

type Encoding = 'br' | 'gzip' | 'identity'

interface Kept {
  identity: Buffer
  br?: Promise<Buffer>
  gzip?: Promise<Buffer>
}

interface Body {
  body: string | Buffer
  encoding: Encoding
}

/**
 * Creates JSON bodies of responses. The value of a snapshot (a response with an ETag) is serialised and compressed once. The result is
 * cached as long as the value exists. Other bodies are created for each response.
 */
export function createBodies(): {
  bodyOf(answer: Answer<unknown>, acceptEncoding: string | undefined): Promise<Body> | Body
} {
  const kept = new WeakMap<object, Kept>()

  const keptBody = (
    value: object,
    answer: Answer<unknown>,
    acceptEncoding: string | undefined,
  ): Promise<Body> | Body => {
    let one = kept.get(value)
    if (!one) kept.set(value, (one = { identity: Buffer.from(textOf(answer)) }))
    const encoding = one.identity.length < worthCompressing ? 'identity' : chosen(acceptEncoding, true)
    if (encoding === 'identity') return { body: one.identity, encoding }
    one[encoding] ??= compress(one.identity, encoding)
    return one[encoding].then((body) => ({ body, encoding }))
  }

  return {
    bodyOf(answer, acceptEncoding) {
      const { value } = answer
      if (typeof value === 'object' && value !== null && answer.headers?.['etag'] !== undefined)
        return keptBody(value, answer, acceptEncoding)
      const text = textOf(answer)
      const encoding = text.length < worthCompressing ? 'identity' : chosen(acceptEncoding, false)
      return encoding === 'identity'
        ? { body: text, encoding }
        : compress(text, encoding).then((body) => ({ body, encoding }))
    },
  }
}

const compress = (bytes: Buffer | string, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : toGzip(bytes, { level: 5 })

const textOf = ({ value, meta }: Answer<unknown>): string =>
  JSON.stringify(meta ? { data: value ?? null, meta } : { data: value ?? null })

/** Chooses the encoding. Brotli is slow, so it is used only for cached bodies. */
function chosen(acceptEncoding: string | undefined, isKept: boolean): Encoding {
  if (!acceptEncoding) return 'identity'
  if (isKept && /\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'identity'
}
