import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { cardSizes, mediaEndpoints } from '../contract.ts'
import { mediaTypes, pictureTypes } from '../rules/file-types.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/** Content types of stored pictures and of the product's own artwork. */
const shownTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pictureTypes.map((type) => [type, mediaTypes[type]])),
  jpeg: mediaTypes.jpg,
  avif: 'image/avif',
}

type Artwork = (name: string, extension: string) => Promise<Uint8Array | undefined>

/** File name of a picture: '{id}-{version}.{extension}'. Records may contain any id; an id that cannot be part of a storage key is not accepted. */
const pictureName = /^([\w-]+(?:[./][\w-]+)*)-(\d+)\.([a-z0-9]+)$/

/** Reads a picture by its file name, in the requested size if it exists. */
export const pictureReader =
  (core: BrandCore, artwork: Artwork) =>
  async (file: string, wanted?: string): Promise<{ bytes: Uint8Array; mediaType: string } | undefined> => {
    const [, id = '', version = '', extension = ''] = pictureName.exec(file) ?? []
    const mediaType = Object.hasOwn(shownTypes, extension) ? shownTypes[extension] : undefined
    if (!mediaType) return undefined
    const size = wanted && Object.hasOwn(cardSizes, wanted) ? cardSizes[wanted as keyof typeof cardSizes] : wanted
    const stored = (name: string) => core.storage.get(`images/${id}/${name}.${extension}`)
    // If the size does not exist, as for a drawing, the picture itself is sent.
    const bytes =
      (size && (await stored(`${version}-${size}`))) || (await stored(version)) || (await artwork(id, extension))
    return bytes ? { bytes, mediaType } : undefined
  }

const hasFormats = (file: string): boolean => /\.(?:jpg|png)$/.test(file)

/** The smallest stored encoding of a picture that the browser accepts, if it is smaller than the requested one. */
async function smaller(core: BrandCore, accept: string | undefined, file: string, wanted: string | undefined) {
  const [, id = '', version = '', extension = ''] = /^(.+)-(\d+)\.([a-z0-9]+)$/.exec(file) ?? []
  if (wanted === undefined || !hasFormats(`.${extension}`)) return undefined
  const size = Object.hasOwn(cardSizes, wanted) ? cardSizes[wanted as keyof typeof cardSizes] : wanted
  for (const format of ['avif', 'webp']) {
    if (!accept?.includes(`image/${format}`)) continue
    const bytes = await core.storage.get(formatKey({ id, version: Number(version), size, extension, format }))
    if (bytes) return { bytes, mediaType: `image/${format}` }
  }
  return undefined
}

/** Storage key of a copy of a picture in a smaller encoding (AVIF or WebP). */
export const formatKey = (of: {
  id: string
  version: number
  size: string
  extension: string
  format: string
}): string => `images/${of.id}/${of.version}-${of.size}.${of.extension}.${of.format}`

/** Pictures of pages, products and categories: stored by staff, served in six sizes (specification §3, Image URLs). */
export function pictureHandlers(core: BrandCore, artwork: Artwork): Handler[] {
  const read = pictureReader(core, artwork)
  const answer = async (call: Call, file: string, wanted?: string): Promise<Answer<Uint8Array> | Refusal> => {
    const found = (await smaller(core, call.headers['accept'], file, wanted)) ?? (await read(file, wanted))
    if (!found) return missing
    const { bytes, mediaType } = found
    return {
      ok: true,
      value: bytes,
      headers: {
        'content-type': mediaType,
        // A changed picture has a new version and therefore a new address. So a response may be cached permanently.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(hasFormats(file) ? { vary: 'Accept' } : {}),
        ...(file.endsWith('.svg')
          ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
          : {}),
      },
    }
  }
  return [
    serve(mediaEndpoints.image, (call) => answer(call, call.params.file)),
    serve(mediaEndpoints.sizedImage, (call) => answer(call, call.params.file, call.params.size)),
  ]
}
