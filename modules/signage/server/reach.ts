import sql from 'sql-template-tag'
import { entityTable } from '#platform/entity-table.ts'
import type { BrandCore } from '#platform/module.ts'
import {
  type Asset,
  type Manifest,
  type ManifestScene,
  type Scene,
  sceneEntity,
  segmentEntity,
  type SegmentRecord,
  streamEntity,
  type StreamRecord,
} from '../contract.ts'
import type { AssetStore } from './assets.ts'

const scenes = entityTable(sceneEntity)
const segments = entityTable(segmentEntity)
const streams = entityTable(streamEntity)

const pictureName = ({ id, version, extension }: { id: string; version: number; extension: string }): string =>
  `${id}-${version}.${extension}`

type Files = Pick<Manifest, 'pictures' | 'templates' | 'assets'> & {
  /** Files that only some branches may show, by hash, with the ids of these branches. Files that are not listed may be shown by all branches. */
  only: Readonly<Record<string, readonly string[]>>
}
export type Reached = Pick<Manifest, 'streams' | 'segments' | 'scenes'> & Files

/** The ids of the programs (streams) to read, and of the single scenes that commands show. */
export interface Wanted {
  readonly streams: readonly string[]
  readonly scenes: readonly string[]
}

/**
 * Seconds. If a command shows a single scene, a segment with only this scene is made. The scene begins again after this time; each time
 * counts as one play.
 */
const LONE_SECONDS = 10

/** Makes a program (stream) for a single scene that a command shows. The program and its only segment have the id of the scene. */
const loneStream = ({ id, name }: Scene) => ({ id, name, defaultSegment: id, rules: [] })
const loneSegment = ({ id, name }: Scene) => ({
  id,
  name,
  items: [{ scene: id, seconds: LONE_SECONDS, transition: 'fade' as const }],
  days: [],
  windows: [],
  validFrom: null,
  validTo: null,
  maxPlaysPerHour: null,
})

/** Returns a function that reads programs (streams) with all segments and scenes that they use, and with the files of these scenes. */
export function reachReader(core: BrandCore, assets: AssetStore): (wanted: Wanted) => Promise<Reached> {
  /**
   * Reads the wanted programs with their segments, scenes and files. A scene with a missing file is included and drawn without this file.
   */
  const reach = async (asked: Wanted): Promise<Reached> => {
    const streamRows = (
      await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM digital_signage_streams WHERE id = ANY (${[...asked.streams]}::uuid[]) ORDER BY id`,
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
    const sceneIds = [
      ...new Set([...segmentRows.flatMap(({ items }) => items.map(({ scene }) => scene)), ...asked.scenes]),
    ]
    const sceneRows = (
      await core.db.many<Record<string, unknown>>(
        sql`SELECT * FROM scenes WHERE id = ANY (${sceneIds}::uuid[]) ORDER BY id`,
      )
    ).map((row): Scene => scenes.fromRow(row))
    const lone = sceneRows.filter(({ id }) => asked.scenes.includes(id))
    const files = await filesOf(sceneRows)
    return {
      streams: [
        ...streamRows.map(({ id, name, defaultSegment, rules }) => ({ id, name, defaultSegment, rules })),
        ...lone.map(loneStream),
      ],
      segments: [
        ...segmentRows.map((row) => ({
          id: row.id,
          name: row.name,
          items: row.items,
          days: row.days,
          windows: row.windows,
          validFrom: row.validFrom,
          validTo: row.validTo,
          maxPlaysPerHour: row.maxPlaysPerHour,
        })),
        ...lone.map(loneSegment),
      ],
      scenes: sceneRows.map(({ id, name, canvas, regions }): ManifestScene => ({ id, name, canvas, regions })),
      ...files,
    }
  }

  const filesOf = async (rows: readonly Scene[]): Promise<Files> => {
    const found = new Map<string, Asset>()
    const pictures: Record<string, string> = {}
    const templates: Record<string, string> = {}
    const only: Record<string, readonly string[]> = {}
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
        const drawn = await assets.template(content.template)
        const hash = note(drawn?.asset)
        if (!drawn || !hash) continue
        templates[content.template] = hash
        if (drawn.branches.length > 0) only[hash] = drawn.branches
      }
    }
    return { pictures, templates, assets: [...found.values()], only }
  }
  return reach
}
