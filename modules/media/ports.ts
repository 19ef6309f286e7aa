import { port } from '#platform/ports.ts'

/** A file that an order may name, as the order keeps it. */
export interface OrderableFile {
  id: string
  publicHash: string
  name: string
  url: string
}

/** Wanted: pictures that ship with the product or a theme, by name and extension; undefined when there is none. */
export const artworkPort = port<(name: string, extension: string) => Promise<Uint8Array | undefined>>('media.artwork')

/** Wanted: those of the asked beginnings of addresses that name a file which an order placed since then needs. */
export const orderedFilesPort =
  port<(asked: readonly string[], since: Temporal.Instant) => Promise<readonly string[]>>('media.ordered-files')

/** Those of the files that an order may name. They exist and will stay; files that may be removed are missing in the answer. */
export const orderableFilesPort =
  port<(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]) => Promise<OrderableFile[]>>(
    'media.orderable-files',
  )
