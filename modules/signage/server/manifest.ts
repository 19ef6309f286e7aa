import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import {
  type Asset,
  type BrandLook,
  type Manifest,
  type ManifestScene,
  playerEndpoints,
  type Scene,
  sceneEntity,
  segmentEntity,
  type SegmentRecord,
  type SignageDevice,
  staleAfterSeconds,
  streamEntity,
  type StreamRecord,
} from '../contract.ts'
import { reloadMinutes } from '../rules/screen-hours.ts'
import type { AssetStore } from './assets.ts'
import type { LiveDocuments } from './documents.ts'
import type { SignagePorts } from './needs.ts'
import { playerOf } from './player-key.ts'
import { readSettings } from './settings.ts'

const scenes = entityTable(sceneEntity)
const segments = entityTable(segmentEntity)
const streams = entityTable(streamEntity)

const pictureName = ({ id, version, extension }: { id: string; version: number; extension: string }): string =>
  `${id}-${version}.${extension}`

/** The brand's look, for scenes on screens and in the back office. */
export async function brandLook(ports: SignagePorts): Promise<BrandLook> {
  const config = await ports.config()
  const [view, tokens] = await Promise.all([ports.themeView(config.theme), ports.themeTokens(config.theme)])
  return {
    name: config.shopName,
    tokens: { ...tokens.light, ...config.themeTokens },
    fontCss: (view.css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join(''),
    mark: view.pictures.mark ?? '',
    greeting: view.greeting?.de ?? '',
    greetingEn: view.greeting?.en ?? '',
  }
}

type Reached = Pick<Manifest, 'streams' | 'segments' | 'scenes' | 'pictures' | 'templates' | 'assets'>

export function manifests(core: BrandCore, ports: SignagePorts, assets: AssetStore, documents: LiveDocuments) {
  /** All that some streams reach, with the files of their scenes. A scene whose file is missing is sent all the same. */
  const reach = async (ids: readonly string[]): Promise<Reached> => {
    const streamRows = (
      await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM digital_signage_streams WHERE id = ANY (${[...ids]}::uuid[]) ORDER BY id`,
      )
    ).map((row): StreamRecord => streams.fromRow(row))
    const wanted = streamRows.flatMap(({ defaultSegment, rules }) => [
      ...(defaultSegment === null ? [] : [defaultSegment]),
      ...rules.map(({ segment }) => segment),
    ])
    const segmentRows = (
      await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM digital_signage_segments WHERE id = ANY (${[...new Set(wanted)]}::uuid[]) ORDER BY id`,
      )
    ).map((row): SegmentRecord => segments.fromRow(row))
    const sceneIds = [...new Set(segmentRows.flatMap(({ items }) => items.map(({ scene }) => scene)))]
    const sceneRows = (
      await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM scenes WHERE id = ANY (${sceneIds}::uuid[]) ORDER BY id`,
      )
    ).map((row): Scene => scenes.fromRow(row))
    const files = await filesOf(sceneRows)
    return {
      streams: streamRows.map(({ id, name, defaultSegment, rules }) => ({ id, name, defaultSegment, rules })),
      segments: segmentRows.map((row) => ({
        id: row.id,
        name: row.name,
        items: row.items,
        days: row.days,
        windows: row.windows,
        validFrom: row.validFrom,
        validTo: row.validTo,
        maxPlaysPerHour: row.maxPlaysPerHour,
      })),
      scenes: sceneRows.map(({ id, name, canvas, regions }): ManifestScene => ({ id, name, canvas, regions })),
      ...files,
    }
  }

  const filesOf = async (rows: readonly Scene[]): Promise<Pick<Reached, 'pictures' | 'templates' | 'assets'>> => {
    const found = new Map<string, Asset>()
    const pictures: Record<string, string> = {}
    const templates: Record<string, string> = {}
    const note = (asset: Asset | undefined): string | undefined => {
      if (asset) found.set(asset.hash, asset)
      return asset?.hash
    }
    for (const { content } of rows.flatMap(({ regions }) => regions)) {
      if (content.kind === 'image')
        for (const image of content.images) {
          const name = pictureName(image)
          const hash = pictures[name] ?? note(await assets.picture(name))
          if (hash) pictures[name] = hash
        }
      if (content.kind === 'video' && content.film) note(await assets.film(content.film.hash))
      if (content.kind === 'template' && content.template !== null) {
        const hash = note(await assets.template(content.template))
        if (hash) templates[content.template] = hash
      }
    }
    return { pictures, templates, assets: [...found.values()] }
  }

  // By the versions of the streams: screens of one program share it.
  const kept = new Map<string, Promise<Reached>>()
  const reached = (key: string, ids: readonly string[]): Promise<Reached> => {
    const known = kept.get(key)
    if (known) return known
    const reading = reach(ids)
    kept.set(key, reading)
    reading.catch(() => kept.delete(key))
    for (const old of kept.keys()) {
      if (kept.size <= 30) break
      kept.delete(old)
    }
    return reading
  }

  const setStreams = async (device: string): Promise<string[]> =>
    (
      await core.db.many<{ stream: string }>(sql`SELECT args->>'stream' AS stream FROM signage_commands
        WHERE device_id = ${device} AND kind = 'set_stream' AND state IN ('queued', 'delivered', 'running') AND until > ${core.clock.now()}`)
    ).map(({ stream }) => stream)

  const idsOf = async (device: SignageDevice): Promise<string[]> =>
    [...new Set([device.streamId, ...(await setStreams(device.id))])].toSorted()

  /** What the manifest depends on: equal as long as it is the same. */
  const stateOf = async (device: SignageDevice): Promise<{ ids: string[]; key: string; state: string }> => {
    const ids = await idsOf(device)
    const rows = await core.db.many<{ stream_id: string; version: number }>(
      sql`SELECT stream_id, version FROM signage_stream_versions WHERE stream_id = ANY (${ids}::uuid[]) ORDER BY stream_id`,
    )
    const key = rows.map(({ stream_id, version }) => `${stream_id}:${version}`).join(' ')
    const state = createHash('sha256')
      .update([key, device.id, device.version, core.snapshots.version()].join(' '))
      .digest('base64url')
      .slice(0, 22)
    return { ids, key, state }
  }

  const make = async (device: SignageDevice, version: number): Promise<Manifest> => {
    const { ids, key } = await stateOf(device)
    const [parts, branches, brand, settings, found] = await Promise.all([
      reached(key, ids),
      ports.branches(),
      brandLook(ports),
      readSettings(core.db),
      documents.all(device.branchId),
    ])
    const branch = branches.find(({ id }) => id === device.branchId)
    const now = core.clock.now()
    const zone = branch?.timeZone ?? 'UTC'
    return {
      version,
      issuedAt: now.toString(),
      device: {
        id: device.id,
        name: device.name,
        rotation: device.rotation,
        language: device.language,
        zone,
        branch: branch?.name ?? '',
        hours: branch?.openingHours ?? [],
        phone: branch?.phone ?? '',
        reloadAt: reloadMinutes(device.screenHours, now, zone),
      },
      stream: device.streamId,
      ...parts,
      data: found.map(({ kind }) => ({ kind, staleAfter: staleAfterSeconds[kind] })),
      webHosts: settings.webHosts,
      brand,
    }
  }
  return { make, stateOf }
}
export type Manifests = ReturnType<typeof manifests>

export function manifestCalls(core: BrandCore, own: Manifests): Handler[] {
  return [
    serve(playerEndpoints.manifest, async (call) => {
      const player = await playerOf(core, call)
      if (!player.ok) return player
      const value = await own.make(player.device, player.version)
      // The time of its making is no part of its content.
      const { issuedAt: _issued, ...content } = value
      const etag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
      return { ok: true, value, headers: { etag, 'cache-control': 'private, no-cache' } }
    }),
  ]
}
