import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page ready to be sent, in every supported encoding. */
export interface PageBytes {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
  /** False: the page shows something about a person, and is never cached. */
  isShared: boolean
}

/** Compresses a page once; a cached page is then sent without further work. `quick` is for pages that are sent once. */
export async function pageBytes(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { quick = false, isShared = false } = {},
): Promise<PageBytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: quick ? 5 : 9 })])
  // A weak ETag, because the three encodings of a page have the same ETag.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, isShared, bodies: { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(body) } }
}

/** Compresses a text that is sent once, for example because it contains a nonce. */
export async function encodeOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const body = Buffer.from(text)
  if (encoding === 'br') return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? zip(body, { level: 5 }) : body
}

/**
 * A copy in a separate buffer. Compression returns parts of 16 KB buffers. Without the copy, a cached page of a few hundred bytes would
 * keep a whole buffer in memory.
 */
function ownBytes(piece: Buffer): Buffer {
  if (piece.buffer.byteLength === piece.length) return piece
  const own = Buffer.allocUnsafeSlow(piece.length)
  piece.copy(own)
  return own
}

const refused = /;\s*q=0(?:\.0*)?\s*$/

/** The best encoding that the caller accepts. 'br;q=0' means that the caller refuses br. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  // Only a header with 'q=0' is split and filtered. Browsers do not send such headers, so the usual request saves this work.
  const offered = acceptEncoding.includes('q=0')
    ? acceptEncoding
        .split(',')
        .filter((part) => !refused.test(part))
        .join()
    : acceptEncoding
  if (/\bbr\b/i.test(offered)) return 'br'
  return /\bgzip\b/i.test(offered) ? 'gzip' : 'identity'
}
