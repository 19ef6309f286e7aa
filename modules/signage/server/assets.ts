import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { type Asset, playerEndpoints, signageStaffEndpoints } from '../contract.ts'
import { CHUNK_BYTES } from '../rules/files.ts'
import type { SignagePorts } from './needs.ts'
import { playerOf } from './player-key.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
const MOST_FILM_BYTES = 50 * 1024 * 1024

interface AssetRow extends Asset {
  source: string
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const filmKey = (hash: string): string => `signage/${hash}`

/**
 * Detects the type of a film by its first bytes, because the name of a file does not prove its type. MP4 has 'ftyp' at byte 4, WebM begins
 * with the EBML signature. Undefined: it is neither.
 */
function filmTypeOf(bytes: Uint8Array): string | undefined {
  const at = (from: number, to: number) => Buffer.from(bytes.subarray(from, to))
  if (at(4, 8).toString('latin1') === 'ftyp') return 'video/mp4'
  return at(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3])) ? 'video/webm' : undefined
}

/** Stores files of scenes (pictures, films, drawn image templates) under the hash of their content (docs/rules/signage.md, Files). */
export function assetStore(core: BrandCore, ports: SignagePorts) {
  const find = (source: string): Promise<AssetRow | undefined> =>
    core.db.first<AssetRow>(sql`SELECT source, hash, bytes, type, chunks FROM signage_assets WHERE source = ${source}`)

  const keep = async (source: string, bytes: Uint8Array, type: string, name = ''): Promise<Asset> => {
    const chunks: string[] = []
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES)
      chunks.push(sha256(bytes.subarray(from, from + CHUNK_BYTES)))
    const asset = { hash: sha256(bytes), bytes: bytes.length, type, chunks }
    await core.db.run(sql`INSERT INTO signage_assets (source, hash, bytes, type, chunks, name)
      VALUES (${source}, ${asset.hash}, ${asset.bytes}, ${type}, ${JSON.stringify(chunks)}, ${name}) ON CONFLICT (source) DO NOTHING`)
    return asset
  }
  const isThere = async (source: string, branch: string): Promise<boolean> => {
    const template = /^template:([^:]+):/.exec(source)?.[1]
    if (template === undefined) return true
    const branches = (await ports.template(template))?.branches ?? []
    return branches.length === 0 || branches.includes(branch)
  }
  const strip = ({ hash, bytes, type, chunks }: AssetRow): Asset => ({ hash, bytes, type, chunks })

  return {
    /** Stores a library picture as a file for screens. It is read and hashed only once. `file`: '{id}-{version}.{extension}'. */
    async picture(file: string): Promise<Asset | undefined> {
      const known = await find(`picture:${file}`)
      if (known) return strip(known)
      const found = await ports.picture(file)
      return found && keep(`picture:${file}`, found.bytes, found.mediaType)
    },
    /** Stores a drawn image template as a file for screens. `branches`: the branches that may show it; empty means all branches. */
    async template(id: string): Promise<{ asset: Asset; branches: readonly string[] } | undefined> {
      const drawn = await ports.template(id)
      if (!drawn) return undefined
      const source = `template:${id}:${drawn.version}`
      const { branches } = drawn
      const known = await find(source)
      if (known) return { asset: strip(known), branches }
      const asset = await keep(source, drawn.bytes, drawn.mediaType)
      await core.storage.put(filmKey(asset.hash), drawn.bytes)
      return { asset, branches }
    },
    async film(hash: string): Promise<Asset | undefined> {
      const known = await find(`film:${hash}`)
      return known && strip(known)
    },
    async keepFilm(bytes: Uint8Array, type: string, name: string): Promise<Asset> {
      const hash = sha256(bytes)
      await core.storage.put(filmKey(hash), bytes)
      return keep(`film:${hash}`, bytes, type, name)
    },
    /**
     * Reads a file if screens of this branch may show it. Pictures and films are for all branches; a template may be for some branches
     * only. Undefined if the file is missing or the branch may not show it.
     */
    async read(hash: string, branch: string): Promise<{ bytes: Uint8Array; type: string } | undefined> {
      const rows = await core.db.many<AssetRow>(
        sql`SELECT source, hash, bytes, type, chunks FROM signage_assets WHERE hash = ${hash} ORDER BY source`,
      )
      let row: AssetRow | undefined
      for (const one of rows) if (!row && (await isThere(one.source, branch))) row = one
      if (!row) return undefined
      const picture = /^picture:(.+)$/.exec(row.source)?.[1]
      const bytes =
        picture === undefined ? await core.storage.get(filmKey(hash)) : (await ports.picture(picture))?.bytes
      return bytes && { bytes, type: row.type }
    },
  }
}
export type AssetStore = ReturnType<typeof assetStore>

/**
 * Parses the header `range`, such as 'bytes=0-4194303'. Undefined: there is no header or it has another format, so the whole file is sent.
 * Null: the range is invalid.
 */
function rangeOf(header: string | undefined, size: number): { from: number; to: number } | undefined | null {
  if (header === undefined) return undefined
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(header) ?? []
  if (from === undefined) return undefined
  const start = Number(from)
  const end = to === undefined || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start >= size || end < start ? null : { from: start, to: end }
}

export function assetCalls(core: BrandCore, assets: AssetStore): Handler[] {
  return [
    serve(playerEndpoints.asset, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const found = await assets.read(call.params.hash, player.device.branchId)
      if (!found) return missing
      const { bytes, type } = found
      const range = rangeOf(call.headers['range'], bytes.length)
      const headers = {
        'content-type': type,
        'cache-control': 'private, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      }
      if (range === null)
        return { ok: true, value: '', status: 416, headers: { ...headers, 'content-range': `bytes */${bytes.length}` } }
      if (!range) return { ok: true, value: bytes, headers }
      return {
        ok: true,
        status: 206,
        value: bytes.subarray(range.from, range.to + 1),
        headers: { ...headers, 'content-range': `bytes ${range.from}-${range.to}/${bytes.length}` },
      }
    }),

    serve(signageStaffEndpoints.film, async ({ body }) => {
      const bytes = Buffer.from(body.dataUrl.slice(body.dataUrl.indexOf(',') + 1), 'base64')
      const type = bytes.length <= MOST_FILM_BYTES ? filmTypeOf(bytes) : undefined
      if (!type) return { ok: false, code: 'signage.film_unusable', field: 'dataUrl', values: { file: body.filename } }
      const { hash } = await assets.keepFilm(bytes, type, body.filename)
      return { ok: true, value: { hash, name: body.filename } }
    }),
  ]
}
