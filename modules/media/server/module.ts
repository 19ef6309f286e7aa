import type { OpenedModule, ServerModule } from '#platform/module.ts'
import { clearUploads, orderableFile, uploadExists } from './clear-uploads.ts'
import { imageHandlers } from './images.ts'
import { uploadHandlers } from './uploads.ts'

export interface MediaPorts {
  /** Pictures that ship with the product, by name and extension; undefined when there is none. */
  artwork(name: string, extension: string): Promise<Uint8Array | undefined>
  /** Addresses of all files that orders placed since then need. */
  orderedFiles(since: Temporal.Instant): Promise<readonly string[]>
}

export interface OpenedMedia extends OpenedModule {
  /** Whether an order may name this file: it is there and will stay. */
  uploadExists(id: string, publicHash: string): Promise<boolean>
  /** The same with its name and address, as an order keeps it. */
  orderableFile(id: string, publicHash: string): Promise<{ name: string; url: string } | undefined>
}

/** Pictures by id and version, and files that visitors send (specification §3, Upload; Image URLs). */
export const mediaModule: ServerModule<MediaPorts, OpenedMedia> = {
  name: 'media',
  migrations: new URL('./migrations/', import.meta.url),
  open: (core, ports) => ({
    handlers: [...imageHandlers(core, ports.artwork), ...uploadHandlers(core)],
    jobs: [clearUploads(core, ports.orderedFiles)],
    uploadExists: (id, publicHash) => uploadExists(core, id, publicHash),
    orderableFile: (id, publicHash) => orderableFile(core, id, publicHash),
  }),
}
