import type { BrandCore, Refusal } from '#platform/module.ts'
import type { Upload } from '../../contract.ts'
import { bytesOf } from '../../rules/data-url.ts'
import {
  type FileType,
  fileTypeOf,
  isNamedAs,
  mediaTypes,
  plainName,
  previewTypes,
  rasterTypes,
  zippedTypes,
} from '../../rules/file-types.ts'
import { LARGEST_STAFF_UPLOAD_BYTES } from '../../rules/upload-size.ts'
import { isHonestArchive } from '../archive-content.ts'
import type { InTurn } from '../picture-turns.ts'
import { hasTooManyPixels, redraw } from '../pictures.ts'
import { previewKey, uploadKey } from '../upload-keys.ts'
import { unusable } from './unusable.ts'

/** An uploaded file that passed the checks, with the bytes that are stored. `preview`: a small picture of the file, if its type can have one. */
interface SentFile {
  type: FileType
  mimeType: string
  filename: string
  bytes: Uint8Array
  preview: Uint8Array | undefined
}

/** The accepted types, and the maximum size in bytes. The default is for staff: all types, up to 50 MB. */
interface Accepted {
  types: readonly FileType[]
  mostBytes: number
}
const ofStaff: Accepted = { types: Object.keys(mediaTypes) as FileType[], mostBytes: LARGEST_STAFF_UPLOAD_BYTES }

/**
 * Checks an uploaded file by its bytes. Pictures that consist of pixels are encoded again. Refused with upload.unusable if the type, the size or the
 * content is not accepted.
 */
export async function readSent(
  inTurn: InTurn,
  body: { dataUrl: string; filename: string },
  { mostBytes, types }: Accepted = ofStaff,
): Promise<SentFile | Refusal> {
  const filename = plainName(body.filename)
  const sent = bytesOf(body.dataUrl)
  if (!sent) return unusable(filename)
  if (sent.length > mostBytes) return unusable(filename, { reason: 'size', bytes: mostBytes })
  const type = fileTypeOf(sent, filename)
  if (!type || !types.includes(type) || !isNamedAs(filename, type)) return unusable(filename, { reason: 'type', types })
  if (zippedTypes.includes(type) && !(await isHonestArchive(sent))) return unusable(filename)
  const drawn = rasterTypes.includes(type) ? await redraw(inTurn, sent, type) : { picture: sent, preview: undefined }
  if (!drawn) return unusable(filename, (await hasTooManyPixels(inTurn, sent)) ? { reason: 'pixels' } : undefined)
  const mimeType = mediaTypes[type].split(';')[0] ?? ''
  const preview = previewTypes.includes(type) ? drawn.preview : undefined
  return { type, mimeType, filename, bytes: drawn.picture, preview }
}

export async function storeSent(
  core: BrandCore,
  upload: Pick<Upload, 'id' | 'publicHash' | 'version'>,
  sent: SentFile,
): Promise<void> {
  await core.storage.put(uploadKey({ ...upload, extension: sent.type }), sent.bytes)
  if (sent.preview) await core.storage.put(previewKey(upload), sent.preview)
}
