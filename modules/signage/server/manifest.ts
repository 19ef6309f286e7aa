import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import { type BrandCore, type Handler, serve } from '#platform/module.ts'
import { type Manifest, playerEndpoints, type SignageDevice, staleAfterSeconds } from '../contract.ts'
import { reloadMinutes } from '../rules/screen-hours.ts'
import type { AssetStore } from './assets.ts'
import { brandLook } from './brand-look.ts'
import type { LiveDocuments } from './documents.ts'
import type { SignagePorts } from './needs.ts'
import { playerOf } from './player-key.ts'
import { type Reached, reachReader, type Wanted } from './reach.ts'
import { readSettings } from './settings.ts'

/**
 * Whether the scenes use image templates. A template is drawn with data of the brand, but a change of this data does not change the version of the
 * program. So with templates, the files are looked up again after any change of the brand's data.
 */
const hasTemplates = ({ scenes }: Reached): boolean =>
  scenes.some(({ regions }) => regions.some(({ content }) => content.kind === 'template'))

export function manifests(core: BrandCore, ports: SignagePorts, assets: AssetStore, documents: LiveDocuments) {
  const reach = reachReader(core, assets)
  // The key of this map consists of the versions of programs and single scenes, so all screens with the same programs use the same entry.
  const kept = new Map<string, { reading: Promise<Reached>; snapshot: string }>()
  const reached = async (key: string, ids: Wanted): Promise<Reached> => {
    const snapshot = core.snapshots.version()
    const known = kept.get(key)
    if (known && (known.snapshot === snapshot || !hasTemplates(await known.reading))) return known.reading
    const reading = reach(ids)
    kept.set(key, { reading, snapshot })
    reading.catch(() => kept.delete(key))
    for (const old of kept.keys()) {
      if (kept.size <= 30) break
      kept.delete(old)
    }
    return reading
  }

  /**
   * Returns the ids of all programs ('streams') and scenes that the manifest of this screen lists. These are the screen's own program, and
   * each program or scene that a command shows on this screen, until the command ends.
   */
  const idsOf = async (device: SignageDevice): Promise<Wanted> => {
    const set = await core.db.many<{ stream: string | null; scene: string | null }>(
      sql`SELECT args->>'stream' AS stream, args->>'scene' AS scene FROM signage_commands
        WHERE device_id = ${device.id} AND kind = 'set_stream' AND state IN ('queued', 'delivered', 'running') AND until > ${core.clock.now()}`,
    )
    return {
      streams: [...new Set([device.streamId, ...set.flatMap(({ stream }) => stream ?? [])])].toSorted(),
      scenes: [...new Set(set.flatMap(({ scene }) => scene ?? []))].toSorted(),
    }
  }

  /**
   * Computes a hash of everything on which the manifest of a screen (all that it may show) depends. With an equal hash only the time of
   * issue may differ, so the screen need not load the manifest again.
   */
  const stateOf = async (device: SignageDevice): Promise<{ ids: Wanted; key: string; state: string }> => {
    const ids = await idsOf(device)
    const rows = await core.db.many<{ id: string; version: number }>(
      sql`SELECT stream_id AS id, version FROM signage_stream_versions WHERE stream_id = ANY (${ids.streams}::uuid[])
        UNION ALL SELECT id, version FROM scenes WHERE id = ANY (${ids.scenes}::uuid[]) ORDER BY id`,
    )
    const key = rows.map(({ id, version }) => `${id}:${version}`).join(' ')
    const state = createHash('sha256')
      .update([key, device.id, device.version, core.snapshots.version()].join(' '))
      .digest('base64url')
      .slice(0, 22)
    return { ids, key, state }
  }

  const make = async (device: SignageDevice, version: number): Promise<Manifest> => {
    const { ids, key } = await stateOf(device)
    const [{ only, ...parts }, branches, brand, settings, found] = await Promise.all([
      reached(key, ids),
      ports.branches(),
      brandLook(ports),
      readSettings(core.db),
      documents.all(device.branchId),
    ])
    const branch = branches.find(({ id }) => id === device.branchId)
    const isHere = (hash: string): boolean => only[hash]?.includes(device.branchId) ?? true
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
      templates: Object.fromEntries(Object.entries(parts.templates).filter(([, hash]) => isHere(hash))),
      assets: parts.assets.filter(({ hash }) => isHere(hash)),
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
      // `issuedAt` is left out of the hash, because it is different in each response.
      const { issuedAt: _issued, ...content } = value
      const etag = `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)}"`
      return { ok: true, value, headers: { etag, 'cache-control': 'private, no-cache' } }
    }),
  ]
}
