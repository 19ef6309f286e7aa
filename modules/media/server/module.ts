import {
  type Answer,
  type BrandCore,
  type Handler,
  type OpenedModule,
  type Refusal,
  serve,
  type ServerModule,
} from '#platform/module.ts'
import { mediaEndpoints } from '../contract.ts'

export interface MediaPorts {
  /** Pictures that ship with the product, by name and extension; undefined when there is none. */
  artwork(name: string, extension: string): Promise<Uint8Array | undefined>
}

const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Pictures by id and version; uploads and sizes join them here later (specification §3, Image URLs). */
export const mediaModule: ServerModule<MediaPorts, OpenedModule> = {
  name: 'media',
  open: (core, ports) => ({ handlers: imageHandlers(core, ports) }),
}

const missing: Refusal = { ok: false, code: 'record.not_found' }

function imageHandlers(core: BrandCore, ports: MediaPorts): Handler[] {
  const answer = async (file: string, size: string | undefined): Promise<Answer<Uint8Array> | Refusal> => {
    const [, id = '', version = '', extension = ''] = /^(.+)-(\d+)\.([a-z0-9]+)$/.exec(file) ?? []
    const mediaType = mediaTypes[extension]
    if (!mediaType) return missing
    const stored = (name: string) => core.storage.get(`images/${id}/${name}.${extension}`)
    // A size that was not made, as of a drawing, is the picture itself.
    const bytes =
      (size && (await stored(`${version}-${size}`))) || (await stored(version)) || (await ports.artwork(id, extension))
    if (!bytes) return missing
    return {
      ok: true,
      value: bytes,
      headers: {
        'content-type': mediaType,
        // Another picture is another version, and so another address.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(extension === 'svg'
          ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
          : {}),
      },
    }
  }
  return [
    serve(mediaEndpoints.image, (call) => answer(call.params.file, undefined)),
    serve(mediaEndpoints.sizedImage, (call) => answer(call.params.file, call.params.size)),
  ]
}
