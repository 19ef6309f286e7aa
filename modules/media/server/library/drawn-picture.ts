import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore, Refusal, Session } from '#platform/module.ts'
import type { ImageEdit } from '../../contract.ts'
import { bytesOf } from '../../rules/data-url.ts'
import { type FileType, fileTypeOf, pictureTypes } from '../../rules/file-types.ts'
import { LARGEST_STAFF_UPLOAD_BYTES } from '../../rules/upload-size.ts'
import type { InTurn } from '../picture-turns.ts'
import { hasTooManyPixels, inSizes, sizeOfStored } from '../pictures.ts'
import { formatsTopic } from './formats.ts'
import { unusable } from './unusable.ts'

/** A picture that was encoded again, with its copies in all sizes, ready to be stored. */
export interface DrawnPicture {
  type: FileType
  picture: Uint8Array
  copies: Readonly<Record<string, Uint8Array>>
  width: number
  height: number
}

/**
 * Reads an uploaded picture and encodes it again from its pixels; an SVG stays unchanged. Refused with upload.unusable if its type, size or content
 * is not accepted.
 */
export async function drawSent(
  inTurn: InTurn,
  { dataUrl, filename }: { dataUrl: string; filename: string },
): Promise<DrawnPicture | Refusal> {
  const sent = bytesOf(dataUrl)
  if (!sent) return unusable(filename)
  if (sent.length > LARGEST_STAFF_UPLOAD_BYTES)
    return unusable(filename, { reason: 'size', bytes: LARGEST_STAFF_UPLOAD_BYTES })
  const type = fileTypeOf(sent, filename)
  if (!type || !pictureTypes.includes(type)) return unusable(filename, { reason: 'type', types: pictureTypes })
  const drawn = await draw(inTurn, sent, type)
  return drawn ?? unusable(filename, (await hasTooManyPixels(inTurn, sent)) ? { reason: 'pixels' } : undefined)
}

/** Encodes a picture and its copies in all sizes. An SVG is not changed and has no copies. Undefined if it cannot be read or is too large. */
export async function draw(
  inTurn: InTurn,
  bytes: Uint8Array,
  type: FileType,
  edit?: ImageEdit | null,
): Promise<DrawnPicture | undefined> {
  if (type === 'svg') return { type, picture: bytes, copies: {}, ...(await sizeOfStored(inTurn, bytes)) }
  const drawn = await inSizes(inTurn, bytes, type, edit)
  return drawn && { type, ...drawn }
}

interface NewVersion {
  id: string
  version: number
  drawn: DrawnPicture
  source: number
  edit: ImageEdit | null
  by: Session | undefined
}

/** Stores a version of a picture: its files and its row. The caller's transaction must have locked or added the picture. */
export async function writeVersion(core: BrandCore, tx: Tx, { by, drawn, edit, id, source, version }: NewVersion) {
  for (const [size, bytes] of Object.entries(drawn.copies))
    await core.storage.put(`images/${id}/${version}-${size}.${drawn.type}`, bytes)
  await core.storage.put(pictureKey(id, version, drawn.type), drawn.picture)
  await tx.run(sql`
    INSERT INTO image_versions (image, version, extension, width, height, bytes, source, edit, at, by)
    VALUES (${id}, ${version}, ${drawn.type}, ${drawn.width}, ${drawn.height}, ${drawn.picture.length}, ${source},
      ${edit === null ? null : JSON.stringify(edit)}::jsonb, ${core.clock.now()}, ${by?.name ?? ''})`)
  if (drawn.type === 'jpg' || drawn.type === 'png')
    await core.outbox.add(tx, { topic: formatsTopic, payload: { id, version }, key: `${id}-${version}` })
}

export const pictureKey = (id: string, version: number, extension: string): string =>
  `images/${id}/${version}.${extension}`
