import type { Call, Refusal } from '#platform/module.ts'
import { port } from '#platform/ports.ts'

/** A file that an order may refer to, in the form in which the order stores it. */
export interface OrderableFile {
  id: string
  publicHash: string
  name: string
  url: string
}

/**
 * Another module offers this port. It returns which of the address prefixes `asked` belong to files that an order needs. Only orders placed
 * or changed after `since` count.
 */
export const orderedFilesPort =
  port<(asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>>('media.ordered-files')

/** Outbox topic: an order no longer refers to files. Payload: `{ files }`, their addresses. Files that no order needs are removed. */
export const filesLeftTopic = 'media.files-left'

/** The files among `asked` that an order may refer to: they exist and will not be removed. Other files are missing in the result. */
export const orderableFilesPort =
  port<(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]) => Promise<OrderableFile[]>>(
    'media.orderable-files',
  )

/** A stored picture or a drawing, by '{id}-{version}.{extension}', in the size for large screens. Undefined if it does not exist. */
export const pictureFilePort =
  port<(file: string) => Promise<{ bytes: Uint8Array; mediaType: string } | undefined>>('media.picture-file')

/** Adds to the library a picture that the program made. Its author is the caller. Refused with upload.unusable if the bytes are not a picture. */
export type AddPicture = (
  call: Pick<Call, 'session' | 'requestId'>,
  made: { bytes: Uint8Array; name: string; origin: 'ai' | 'template' },
) => Promise<{ ok: true; value: { id: string; version: number; extension: string } } | Refusal>
export const addPicturePort = port<AddPicture>('media.add-picture')
