import sql from 'sql-template-tag'
import type { BrandCore, Refusal } from '#platform/module.ts'
import type { RecordRules } from '#platform/record-rules.ts'
import type { Region, sceneEntity, segmentEntity, signageDeviceEntity, streamEntity } from '../contract.ts'
import { isInside } from '../rules/canvas.ts'
import { readSettings } from './settings.ts'
import { bumpStreams, manifestChannel, streamsOfScene, streamsOfSegment, tellShown } from './stream-versions.ts'
import { areUsable, hasProgram } from './used-parts.ts'

type Place = { name: string }

/**
 * The refusal to delete a record that other records still use. It contains the names of up to five of these other records. Undefined: no record uses
 * it.
 */
function inUse(table: string, rows: readonly Place[]): Refusal | undefined {
  if (rows.length === 0) return undefined
  const names = rows.slice(0, 5).map(({ name }) => name)
  return {
    ok: false,
    code: 'record.in_use',
    values: { table, count: rows.length, names: names.join(', ') },
    data: { usedBy: table, count: rows.length, names },
  }
}

async function firstInUse(
  records: readonly { id: string }[],
  usedIn: (id: string) => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  for (const { id } of records) {
    const refusal = await usedIn(id)
    if (refusal) return refusal
  }
  return undefined
}

/** The hosts of the web pages that these regions show. */
const hostsOf = (regions: readonly Region[]): string[] =>
  regions.flatMap(({ content }) =>
    content.kind === 'web' && content.url !== '' ? [new URL(content.url).hostname] : [],
  )

export const sceneRules = (core: BrandCore): RecordRules<typeof sceneEntity> => ({
  async beforeWrite({ tx, before, values }) {
    const regions = values.regions ?? before?.regions ?? []
    const canvas = values.canvas ?? before?.canvas
    const outside = canvas && regions.findIndex((region) => !isInside(region, canvas))
    if (outside !== undefined && outside >= 0) {
      const region = regions[outside]?.id ?? ''
      return { ok: false, code: 'signage.region_outside', field: `regions.${outside}`, values: { region } }
    }
    if (new Set(regions.map(({ id }) => id)).size < regions.length)
      return { ok: false, code: 'signage.regions_twice', field: 'regions' }
    // A host that the scene already contained is allowed, even if the settings no longer contain it. Without this exception the rest of
    // this scene could not be saved any more.
    const known = hostsOf(before?.regions ?? [])
    const { webHosts } = await readSettings(tx)
    const host = hostsOf(regions).find((one) => !webHosts.includes(one) && !known.includes(one))
    if (host !== undefined) return { ok: false, code: 'signage.host_not_allowed', field: 'regions', values: { host } }
    return { ok: true }
  },
  async afterWrite({ tx, before, after }) {
    if (!before || !after) return
    await bumpStreams(tx, core, await streamsOfScene(tx, after.id))
    await tellShown(tx, core, after.id)
  },
  beforeRemove: ({ tx, records }) =>
    firstInUse(records, async (id) =>
      inUse(
        'digital_signage_segments',
        await tx.many<Place>(sql`SELECT name FROM digital_signage_segments
          WHERE items @> ${JSON.stringify([{ scene: id }])}::jsonb ORDER BY name`),
      ),
    ),
})

const scenesOf = (items: readonly { scene: string }[] = []): string[] => items.map(({ scene }) => scene)
const segmentsOf = (rules: readonly { segment: string }[] = []): string[] => rules.map(({ segment }) => segment)

export const segmentRules = (core: BrandCore): RecordRules<typeof segmentEntity> => ({
  async beforeWrite({ tx, id, before, values, caller: { session } }) {
    const ids = scenesOf(values.items)
    if (!(await areUsable(tx, 'scenes', { ids, known: scenesOf(before?.items), session })))
      return { ok: false, code: 'signage.scene_missing', field: 'items' }
    if (values.maxPlaysPerHour != null) {
      const isDefault = await tx.first(sql`SELECT id FROM digital_signage_streams WHERE default_segment = ${id}`)
      if (isDefault) return { ok: false, code: 'signage.default_capped', field: 'maxPlaysPerHour' }
    }
    return { ok: true }
  },
  async afterWrite({ tx, before, after }) {
    if (before && after) await bumpStreams(tx, core, await streamsOfSegment(tx, after.id))
  },
  beforeRemove: ({ tx, records }) =>
    firstInUse(records, async (id) =>
      inUse(
        'digital_signage_streams',
        await tx.many<Place>(sql`SELECT name FROM digital_signage_streams
          WHERE default_segment = ${id} OR rules @> ${JSON.stringify([{ segment: id }])}::jsonb ORDER BY name`),
      ),
    ),
})

export const streamRules = (core: BrandCore): RecordRules<typeof streamEntity> => ({
  async beforeWrite({ tx, before, values, caller: { session } }) {
    const known = [...segmentsOf(before?.rules), ...(before?.defaultSegment ? [before.defaultSegment] : [])]
    const areOwn = (ids: readonly string[]) => areUsable(tx, 'digital_signage_segments', { ids, known, session })
    if (!(await areOwn(segmentsOf(values.rules)))) return { ok: false, code: 'signage.segment_missing', field: 'rules' }
    const { defaultSegment } = values
    if (defaultSegment != null && !(await areOwn([defaultSegment])))
      return { ok: false, code: 'signage.segment_missing', field: 'defaultSegment' }
    if (defaultSegment != null) {
      // The row is locked, so that nobody can set a limit per hour for this segment at the same time. A default segment must have no limit.
      const row = await tx.first<{ capped: boolean }>(sql`SELECT max_plays_per_hour IS NOT NULL AS capped
        FROM digital_signage_segments WHERE id = ${defaultSegment} FOR SHARE`)
      if (row?.capped) return { ok: false, code: 'signage.default_capped', field: 'defaultSegment' }
    }
    return { ok: true }
  },
  async afterWrite({ tx, after }) {
    if (after) await bumpStreams(tx, core, [after.id])
  },
  beforeRemove: ({ tx, records }) =>
    firstInUse(records, async (id) =>
      inUse(
        'digital_signage_devices',
        await tx.many<Place>(sql`SELECT name FROM digital_signage_devices WHERE stream_id = ${id} ORDER BY name`),
      ),
    ),
})

export const deviceRules = (core: BrandCore): RecordRules<typeof signageDeviceEntity> => ({
  async beforeWrite({ tx, before, values }) {
    const branch = values.branchId ?? before?.branchId
    const stream = values.streamId ?? before?.streamId
    const isSame = branch === before?.branchId && stream === before?.streamId
    if (isSame || branch === undefined || stream === undefined || (await hasProgram(tx, branch, stream)))
      return { ok: true }
    return { ok: false, code: 'signage.program_elsewhere', field: 'streamId' }
  },
  async afterWrite({ tx, after }) {
    if (!after) return
    await tx.run(sql`INSERT INTO signage_states (device_id) VALUES (${after.id}) ON CONFLICT DO NOTHING`)
    await core.live.publish(tx, manifestChannel, { devices: [after.id] })
  },
})
