import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page ready to be sent, in every encoding a browser may take. */
export interface PageBytes {
  status: number
  headers: Readonly<Record<string, string>>
  etag: string
  bodies: Readonly<Record<Encoding, Buffer>>
}

/** Compresses a page once; a cached one is then sent without any work. `quick` is for pages that are sent once. */
export async function pageBytes(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  { quick = false } = {},
): Promise<PageBytes> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: quick ? 5 : 9 })])
  // Weak: one tag for the same page in three encodings.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, bodies: { br: ownBytes(br), gzip: ownBytes(gz), identity: ownBytes(body) } }
}

/** A copy without what lies around it: packing hands out pieces of 16 KB, and each kept page of a few hundred bytes would hold all of them. */
function ownBytes(piece: Buffer): Buffer {
  if (piece.buffer.byteLength === piece.length) return piece
  const own = Buffer.allocUnsafeSlow(piece.length)
  piece.copy(own)
  return own
}

const refused = /;\s*q=0(?:\.0*)?\s*$/

/** The best encoding that the caller takes; 'br;q=0' is a refusal. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  // What browsers send has no weights: no need to take it apart for each of many requests.
  const offered = acceptEncoding.includes('q=0')
    ? acceptEncoding
        .split(',')
        .filter((part) => !refused.test(part))
        .join()
    : acceptEncoding
  if (/\bbr\b/i.test(offered)) return 'br'
  return /\bgzip\b/i.test(offered) ? 'gzip' : 'identity'
}
