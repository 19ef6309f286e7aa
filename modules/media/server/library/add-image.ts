import sql from 'sql-template-tag'
import { actorOf } from '#platform/audit.ts'
import type { BrandCore, Call } from '#platform/module.ts'
import { imageEntity } from '../../contract.ts'
import type { AddPicture } from '../../ports.ts'
import { fileTypeOf, rasterTypes } from '../../rules/file-types.ts'
import type { InTurn } from '../picture-turns.ts'
import { draw, type DrawnPicture, writeVersion } from './drawn-picture.ts'

interface NewImage {
  drawn: DrawnPicture
  name: string
  folder: string
  origin: 'upload' | 'ai' | 'template'
}

/** Stores a new picture with its first version. The picture belongs to the branches of the signed-in user. */
export async function addImage(
  core: BrandCore,
  { requestId, session }: Pick<Call, 'session' | 'requestId'>,
  { drawn, folder, name, origin }: NewImage,
): Promise<{ id: string; version: number; extension: string }> {
  const id = core.ids.uuid()
  const now = core.clock.now()
  await core.db.tx(async (tx) => {
    const branches = await core.scope.check(imageEntity, session, tx).ownBranches()
    await tx.run(sql`
      INSERT INTO images (id, extension, name, folder, width, height, bytes, origin, branches, created_at, created_by, updated_at)
      VALUES (${id}, ${drawn.type}, ${name}, ${folder}, ${drawn.width}, ${drawn.height}, ${drawn.picture.length}, ${origin},
        ${JSON.stringify(branches)}::jsonb, ${now}, ${session?.name ?? ''}, ${now})`)
    await writeVersion(core, tx, { id, version: 1, drawn, source: 1, edit: null, by: session })
    await core.audit.write(tx, {
      action: 'image.create',
      entity: 'image',
      entityId: id,
      label: name,
      actor: actorOf(session),
      requestId,
    })
  })
  return { id, version: 1, extension: drawn.type }
}

/**
 * Adds a picture that the program has made, for example with AI. It is encoded again, as an uploaded picture is. Refused with
 * upload.unusable if it is not a picture.
 */
export const addMadeImage =
  (core: BrandCore, inTurn: InTurn): AddPicture =>
  async (call, made) => {
    const type = fileTypeOf(made.bytes, made.name)
    const drawn = type && rasterTypes.includes(type) ? await draw(inTurn, made.bytes, type) : undefined
    if (!drawn) return { ok: false, code: 'upload.unusable', values: { file: made.name } }
    return { ok: true, value: await addImage(core, call, { drawn, name: made.name, folder: '', origin: made.origin }) }
  }
