import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Asset } from '../contract.ts'
import { CHUNK_BYTES } from '../rules/files.ts'
import { type FileStore, loadFiles, type LoadState } from './files.ts'

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

function film(size: number): { bytes: Uint8Array<ArrayBuffer>; asset: Asset } {
  const bytes = new Uint8Array(size).map((_, at) => at % 251)
  const chunks = []
  for (let from = 0; from < size; from += CHUNK_BYTES) chunks.push(hashOf(bytes.subarray(from, from + CHUNK_BYTES)))
  return { bytes, asset: { hash: hashOf(bytes), bytes: size, type: 'video/mp4', chunks } }
}

function memoryFiles(most = Infinity): FileStore & { pieces: Map<string, ArrayBuffer> } {
  const pieces = new Map<string, ArrayBuffer>()
  return {
    pieces,
    has: async (hash, piece) => pieces.has(`${hash} ${piece}`),
    put: async (hash, piece, bytes) => {
      if (pieces.size >= most) throw new DOMException('full', 'QuotaExceededError')
      pieces.set(`${hash} ${piece}`, bytes)
    },
    read: async () => undefined,
    keepOnly: async () => undefined,
  }
}

const { bytes, asset } = film(CHUNK_BYTES * 2 + 10)
const piece = async (_hash: string, from: number, to: number): Promise<ArrayBuffer> => bytes.slice(from, to + 1).buffer

test('files are loaded in pieces, and stored pieces are not requested again', async () => {
  const files = memoryFiles()
  const told: LoadState[] = []
  const load = (fetchPiece = piece) => loadFiles([asset], { files, fetchPiece, tell: (state) => told.push(state) })
  expect(await load()).toEqual({ state: 'ready', done: 3, total: 3 })
  expect(told.map(({ state, done }) => `${state} ${done}`)).toEqual([
    'downloading 0',
    'downloading 1',
    'downloading 2',
    'ready 3',
  ])
  const never = () => Promise.reject(new Error('asked again'))
  expect(await load(never)).toEqual({ state: 'ready', done: 0, total: 0 })
})

test('after an interruption loading continues where it stopped', async () => {
  const files = memoryFiles()
  let calls = 0
  const breaks = async (hash: string, from: number, to: number) => {
    if (++calls === 2) throw new TypeError('no network')
    return piece(hash, from, to)
  }
  const load = () => loadFiles([asset], { files, fetchPiece: breaks, tell: () => undefined })
  await expect(load()).rejects.toThrow('no network')
  expect(await load()).toMatchObject({ state: 'ready', total: 2 })
})

test('a piece with a damaged byte is never stored', async () => {
  const files = memoryFiles()
  const damaged = async (hash: string, from: number, to: number) => {
    const sent = await piece(hash, from, to)
    if (from > 0) new Uint8Array(sent)[7] = 0xff
    return sent
  }
  const state = await loadFiles([asset], { files, fetchPiece: damaged, tell: () => undefined })
  expect(state).toMatchObject({ state: 'broken', done: 1 })
  expect(files.pieces.size).toBe(1)
})

test('a full store reports how much space would be needed', async () => {
  const state = await loadFiles([asset], { files: memoryFiles(1), fetchPiece: piece, tell: () => undefined })
  expect(state).toMatchObject({ state: 'storage_full', neededBytes: CHUNK_BYTES * 2 })
})
