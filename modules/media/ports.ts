import { port } from '#platform/ports.ts'

/** A file that an order may refer to, as the order stores it. */
export interface OrderableFile {
  id: string
  publicHash: string
  name: string
  url: string
}

/** Needed from another module: which of the given address prefixes belong to a file that an order placed since then needs. */
export const orderedFilesPort =
  port<(asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>>('media.ordered-files')

/** The files that an order may refer to. They exist and will not be removed. Files that may be removed are missing in the answer. */
export const orderableFilesPort =
  port<(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]) => Promise<OrderableFile[]>>(
    'media.orderable-files',
  )

/** A stored picture or a drawing, by '{id}-{version}.{extension}', in the size for large screens. Undefined: there is none. */
export const pictureFilePort =
  port<(file: string) => Promise<{ bytes: Uint8Array; mediaType: string } | undefined>>('media.picture-file')
