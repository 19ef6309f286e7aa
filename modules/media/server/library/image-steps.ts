import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Call, Refusal } from '#platform/module.ts'
import { Refused, stale } from '#platform/record-failures.ts'
import { type ImageChange, imageEntity, type ImageView } from '../../contract.ts'
import type { FileType } from '../../rules/file-types.ts'
import type { InTurn } from '../picture-turns.ts'
import { draw, type DrawnPicture, pictureKey, writeVersion } from './drawn-picture.ts'
import { type ImageRow, readImage, readVersions, viewImage } from './image-store.ts'
import type { Places } from './places.ts'

export const missing: Refusal = { ok: false, code: 'record.not_found' }
/**
 * Used to check whether the caller may change a picture that is in use. The pages, products or other records that use it can belong to any
 * branch, so the caller needs the right for the whole brand.
 */
const wholeBrand = { ...imageEntity, scope: 'brand' } as const

type Outcome = { ok: true; value: ImageView } | Refusal
type Step = (tx: Tx, row: ImageRow) => Promise<Refusal | undefined>

/** Returns functions that the handlers for pictures share: `change`, `audit`, `putVersion` and `drawAgain`. */
export function openImageSteps(core: BrandCore, places: Places, inTurn: InTurn) {
  /**
   * Runs `step` for a picture in one transaction. Refused if the caller may not change the picture, or if the picture was changed after the
   * caller had read its `revision`. A refusal rolls everything back.
   */
  const change = async (call: Call, id: string, revision: number | undefined, step: Step): Promise<Outcome> => {
    try {
      return await core.db.tx(async (tx) => {
        const row = await readImage(tx, id, true)
        if (!row) throw new Refused(missing)
        const refused =
          (await core.scope.check(imageEntity, call.session, tx).refuse([row])) ??
          (revision !== undefined && revision !== row.revision
            ? await stale(tx, 'image', await viewImage(tx, places, row))
            : await step(tx, row))
        if (refused) throw new Refused(refused)
        const after = await readImage(tx, id)
        return after ? { ok: true as const, value: await viewImage(tx, places, after) } : missing
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }
  const audit = (tx: Tx, call: Call, row: Pick<ImageRow, 'id' | 'name'>, action: string, values: object = {}) =>
    core.audit.write(tx, {
      action,
      entity: 'image',
      entityId: row.id,
      label: row.name,
      actor: actorOf(call.session),
      requestId: call.requestId,
      ...values,
    })

  /**
   * Stores a new version of the picture, and replaces the old version in all records that use the picture. If records use the picture, a
   * caller without the right for the whole brand is refused.
   */
  const putVersion = async (
    tx: Tx,
    call: Call,
    row: ImageRow,
    made: { drawn: DrawnPicture; source?: number; edit?: ImageChange['edit'] },
  ): Promise<Refusal | undefined> => {
    const used = (await places.of(tx, [row.id])).get(row.id) ?? []
    const refused = used.length > 0 ? await core.scope.check(wholeBrand, call.session, tx).refuse([row]) : undefined
    if (refused) return refused
    const version = ((await readVersions(tx, row.id))[0]?.version ?? row.version) + 1
    const { drawn, edit = null, source = version } = made
    await writeVersion(core, tx, { id: row.id, version, drawn, source, edit, by: call.session })
    await tx.run(sql`
      UPDATE images SET version = ${version}, extension = ${drawn.type}, width = ${drawn.width}, height = ${drawn.height},
        bytes = ${drawn.picture.length}, revision = revision + 1, updated_at = ${core.clock.now()} WHERE id = ${row.id}`)
    await places.replace(tx, { id: row.id, version, extension: drawn.type })
    await audit(tx, call, row, 'image.replace', { before: { version: row.version }, after: { version } })
    return undefined
  }

  /**
   * Reads the file of a version and encodes it again, turned, mirrored and cropped as `edit` says. Undefined if the file is missing or
   * cannot be read.
   */
  const drawAgain = async (id: string, wanted: number, edit: ImageChange['edit']) => {
    const from = (await readVersions(core.db, id)).find(({ version }) => version === wanted)
    const bytes = from && (await core.storage.get(pictureKey(id, from.version, from.extension)))
    return bytes ? draw(inTurn, bytes, from.extension as FileType, edit) : undefined
  }
  return { change, audit, putVersion, drawAgain }
}
