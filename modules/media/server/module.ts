import type { OpenedModule, ServerModule } from '#platform/module.ts'
import { clearUploads, type OrderableFile, orderableFiles } from './clear-uploads.ts'
import { imageHandlers } from './images.ts'
import { pictureTurns, type PictureTurns } from './picture-turns.ts'
import { uploadHandlers } from './uploads.ts'

export interface MediaPorts {
  /** Pictures that ship with the product, by name and extension; undefined when there is none. */
  artwork(name: string, extension: string): Promise<Uint8Array | undefined>
  /** Those of the asked beginnings of addresses that name a file which an order placed since then needs. */
  orderedFiles(asked: readonly string[], since: Temporal.Instant): Promise<readonly string[]>
  /** One for all brands of the process; a brand alone makes its own. */
  pictureTurns?: PictureTurns
}

export interface OpenedMedia extends OpenedModule {
  /** Files that an order may name, as it keeps them: they are there and will stay. */
  orderableFiles(asked: readonly Pick<OrderableFile, 'id' | 'publicHash'>[]): Promise<OrderableFile[]>
}

/** Pictures by id and version, and files that visitors send (specification §3, Upload; Image URLs). */
export const mediaModule: ServerModule<MediaPorts, OpenedMedia> = {
  name: 'media',
  migrations: new URL('./migrations/', import.meta.url),
  open(core, ports) {
    const inTurn = (ports.pictureTurns ?? pictureTurns()).of(core.id)
    return {
      handlers: [...imageHandlers(core, ports.artwork, inTurn), ...uploadHandlers(core, inTurn)],
      jobs: [clearUploads(core, ports.orderedFiles)],
      orderableFiles: (asked) => orderableFiles(core, asked),
    }
  },
}
