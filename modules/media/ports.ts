import type { Call, Refusal } from '#platform/module.ts'
import { port } from '#platform/ports.ts'

/** A file that an order may refer to, as the order stores it. */
export interface OrderableFile {
  id: string
  publicHash: string
  name: string
  url: string
}

/** Needed from another module: which of the given address prefixes belong to a file that an order needs that was placed or changed since then. */
export const orderedFilesPort =
  port<(asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>>('media.ordered-files')

/** Outbox topic: an order no longer refers to files. Payload: `{ files }`, their addresses. Those that no order needs are removed. */
export const filesLeftTopic = 'media.files-left'

/** The files that an order may refer to. They exist and will not be removed. Files that may be removed are missing in the answer. */
export const orderableFilesPort =
  port<(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]) => Promise<OrderableFile[]>>(
    'media.orderable-files',
  )

/** A stored picture or a drawing, by '{id}-{version}.{extension}', in the size for large screens. Undefined: there is none. */
export const pictureFilePort =
  port<(file: string) => Promise<{ bytes: Uint8Array; mediaType: string } | undefined>>('media.picture-file')

/** Puts a picture that the program made into the library; its author is who asked. Refused: upload.unusable, where the bytes are no picture. */
export type AddPicture = (
  call: Pick<Call, 'session' | 'requestId'>,
  made: { bytes: Uint8Array; name: string; origin: 'ai' | 'template' },
) => Promise<{ ok: true; value: { id: string; version: number; extension: string } } | Refusal>
export const addPicturePort = port<AddPicture>('media.add-picture')
