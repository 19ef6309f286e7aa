import type { Asset } from '../contract.ts'
import { CHUNK_BYTES } from '../rules/files.ts'

/** Stores files of scenes in pieces. A piece is identified by the hash of its file and its number. */
export interface FileStore {
  has(hash: string, piece: number): Promise<boolean>
  /** Throws QuotaExceededError when the store is full. */
  put(hash: string, piece: number, bytes: ArrayBuffer, type: string): Promise<void>
  /** The whole file. Undefined: at least one piece is missing. */
  read(asset: Asset): Promise<Blob | undefined>
  /** Deletes all pieces of files whose hash is not in `hashes`. */
  keepOnly(hashes: ReadonlySet<string>): Promise<void>
}

const NAME = 'servus-player-files'
const keyOf = (hash: string, piece: number): string => `/player/files/${hash}/${piece}`

/** Stores files in the browser's cache storage, which survives a power failure. */
export const cacheFiles = (caches: CacheStorage): FileStore => ({
  has: async (hash, piece) => (await (await caches.open(NAME)).match(keyOf(hash, piece))) !== undefined,
  put: async (hash, piece, bytes, type) =>
    (await caches.open(NAME)).put(keyOf(hash, piece), new Response(bytes, { headers: { 'content-type': type } })),
  async read({ hash, chunks, type }) {
    const cache = await caches.open(NAME)
    const pieces: Blob[] = []
    for (const piece of chunks.keys()) {
      const found = await cache.match(keyOf(hash, piece))
      if (!found) return undefined
      pieces.push(await found.blob())
    }
    return new Blob(pieces, { type })
  },
  async keepOnly(hashes) {
    const cache = await caches.open(NAME)
    for (const { url } of await cache.keys()) {
      const hash = new URL(url).pathname.split('/')[3] ?? ''
      if (!hashes.has(hash)) await cache.delete(url)
    }
  },
})

export type LoadState =
  | { state: 'checking' | 'ready' | 'broken'; done: number; total: number }
  | { state: 'downloading'; done: number; total: number }
  | { state: 'storage_full'; done: number; total: number; neededBytes: number }

/** Fetches the bytes [from, to] of a file from the server. Undefined: no bytes; the piece is fetched again. Throws if the request fails. */
type FetchPiece = (hash: string, from: number, to: number) => Promise<ArrayBuffer | undefined>

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (bytes: ArrayBuffer): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes))

/** A piece is fetched at most this many times if its hash is wrong. */
const TRIES = 3

/**
 * Fetches the missing pieces of files and stores each piece whose hash is correct. Pieces stay stored if loading is interrupted. Returns
 * the final state: `ready` if all files are stored.
 */
export async function loadFiles(
  assets: readonly Asset[],
  deps: { files: FileStore; fetchPiece: FetchPiece; tell: (state: LoadState) => void },
): Promise<LoadState> {
  const { files, fetchPiece, tell } = deps
  const missing: { asset: Asset; piece: number; wanted: string }[] = []
  for (const asset of assets)
    for (const [piece, wanted] of asset.chunks.entries())
      if (!(await files.has(asset.hash, piece))) missing.push({ asset, piece, wanted })
  const total = missing.length
  const end = (state: LoadState): LoadState => {
    tell(state)
    return state
  }
  for (const [done, { asset, piece, wanted }] of missing.entries()) {
    tell({ state: 'downloading', done, total })
    const from = piece * CHUNK_BYTES
    const bytes = await wholePiece(fetchPiece, wanted, asset, from)
    if (!bytes) return end({ state: 'broken', done, total })
    try {
      await files.put(asset.hash, piece, bytes, asset.type)
    } catch {
      const left = missing.slice(done).reduce((sum, one) => sum + Math.min(CHUNK_BYTES, one.asset.bytes), 0)
      return end({ state: 'storage_full', done, total, neededBytes: left })
    }
  }
  return end({ state: 'ready', done: total, total })
}

async function wholePiece(
  fetchPiece: FetchPiece,
  wanted: string,
  asset: Asset,
  from: number,
): Promise<ArrayBuffer | undefined> {
  const to = Math.min(from + CHUNK_BYTES, asset.bytes) - 1
  for (let turn = 0; turn < TRIES; turn++) {
    const bytes = await fetchPiece(asset.hash, from, to)
    if (bytes && (await sha256(bytes)) === wanted) return bytes
  }
  return undefined
}
