import sql, { empty } from 'sql-template-tag'
import type * as z from 'zod'
import { actorOf } from '#platform/audit.ts'
import type { Queries, Tx } from '#platform/db.ts'
import type { BrandCore, Call, Refusal } from '#platform/module.ts'
import { Refused, stale } from '#platform/record-failures.ts'
import { type FileView, type LibraryFile, uploadEntity } from '../../contract.ts'
import { missing } from './image-steps.ts'
import type { Places } from './places.ts'

/** A row of the table `uploads`, for a file of staff. */
export interface FileRow {
  id: string
  public_hash: string
  version: number
  extension: string
  mime_type: string
  filename: string
  bytes: number
  revision: number
  branches: string[]
  created_at: string
  created_by: string
}

export const fileOf = (row: FileRow, uses: number): LibraryFile => ({
  id: row.id,
  publicHash: row.public_hash,
  version: row.version,
  extension: row.extension,
  mimeType: row.mime_type,
  filename: row.filename,
  bytes: row.bytes,
  revision: row.revision,
  createdAt: row.created_at,
  createdBy: row.created_by,
  uses,
})

export const readFile = (db: Queries, id: string, isLocked = false): Promise<FileRow | undefined> =>
  db.first<FileRow>(
    sql`SELECT * FROM uploads WHERE id = ${id} AND origin = 'staff' ${isLocked ? sql`FOR UPDATE` : empty}`,
  )

type Outcome = { ok: true; value: z.output<typeof FileView> } | Refusal

/**
 * Returns functions that the handlers for staff files share. `view` reads a file with the records that use it, `change` changes it in one
 * transaction, `audit` writes an entry of the audit trail.
 */
export function openFileSteps(core: BrandCore, places: Places) {
  const view = async (db: Queries, row: FileRow) => {
    const used = (await places.of(db, [row.id])).get(row.id) ?? []
    return { ...fileOf(row, used.length), places: [...used] }
  }
  const change = async (
    call: Call,
    id: string,
    revision: number | undefined,
    step: (tx: Tx, row: FileRow) => Promise<Refusal | undefined>,
  ): Promise<Outcome> => {
    try {
      return await core.db.tx(async (tx) => {
        const row = await readFile(tx, id, true)
        if (!row) throw new Refused(missing)
        const refused =
          (await core.scope.check(uploadEntity, call.session, tx).refuse([row])) ??
          (revision !== undefined && revision !== row.revision
            ? await stale(tx, 'upload', await view(tx, row))
            : await step(tx, row))
        if (refused) throw new Refused(refused)
        return { ok: true as const, value: await view(tx, (await readFile(tx, id)) ?? row) }
      })
    } catch (error) {
      if (error instanceof Refused) return error.refusal
      throw error
    }
  }
  const audit = (tx: Tx, call: Call, row: Pick<FileRow, 'id' | 'filename'>, action: string) =>
    core.audit.write(tx, {
      action,
      entity: 'upload',
      entityId: row.id,
      label: row.filename,
      actor: actorOf(call.session),
      requestId: call.requestId,
    })
  const usedBy = async (tx: Tx, id: string) => (await places.of(tx, [id])).get(id) ?? []

  return { audit, change, usedBy, view }
}
