import type { Call, Refusal } from '#platform/module.ts'
import { port } from '#platform/ports.ts'

/** A visitor's file in the form in which an order stores it. */
export interface OrderableFile {
  id: string
  publicHash: string
  name: string
  url: string
}

/**
 * `asked`: beginnings of file addresses. Returns the values of `asked` that belong to files of an order. Only orders that were placed or
 * changed after `since` are searched. The ordering module provides this function.
 */
export const orderedFilesPort =
  port<(asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>>('media.ordered-files')

/**
 * Outbox topic: files were removed from an order. Payload: `{ files }`, the addresses of the files. If no other order needs a file, it is deleted.
 */
export const filesLeftTopic = 'media.files-left'

/** Returns the files of `asked` that an order may refer to: they exist and are not about to be deleted. Other files are not in the result. */
export const orderableFilesPort =
  port<(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]) => Promise<OrderableFile[]>>(
    'media.orderable-files',
  )

/**
 * Reads a picture of the library or a drawing by its file name '{id}-{version}.{extension}', in the size for large screens. Undefined if it does not
 * exist.
 */
export const pictureFilePort =
  port<(file: string) => Promise<{ bytes: Uint8Array; mediaType: string } | undefined>>('media.picture-file')

/**
 * Adds to the library a picture that AI or an image template has made. The caller is stored as the author of the picture. Refused with
 * upload.unusable if the bytes are not a picture.
 */
export type AddPicture = (
  call: Pick<Call, 'session' | 'requestId'>,
  made: { bytes: Uint8Array; name: string; origin: 'ai' | 'template' },
) => Promise<{ ok: true; value: { id: string; version: number; extension: string } } | Refusal>
export const addPicturePort = port<AddPicture>('media.add-picture')
