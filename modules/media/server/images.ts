import { type Answer, type BrandCore, type Call, type Handler, type Refusal, serve } from '#platform/module.ts'
import { cardSizes, mediaEndpoints } from '../contract.ts'
import { mediaTypes, pictureTypes } from '../rules/file-types.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/** The content type for each extension of a stored picture or of a drawing of a theme. */
const shownTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pictureTypes.map((type) => [type, mediaTypes[type]])),
  jpeg: mediaTypes.jpg,
  avif: 'image/avif',
}

type Artwork = (name: string, extension: string) => Promise<Uint8Array | undefined>

/**
 * Matches the file name of a picture, '{id}-{version}.{extension}'. The id becomes part of a storage key, so only harmless characters are accepted in
 * it.
 */
const pictureName = /^([\w-]+(?:[./][\w-]+)*)-(\d+)\.([a-z0-9]+)$/

/** Returns a function that reads a picture by its file name: the copy in the wanted size, or the picture itself if there is no such copy. */
export const pictureReader =
  (core: BrandCore, artwork: Artwork) =>
  async (file: string, wanted?: string): Promise<{ bytes: Uint8Array; mediaType: string } | undefined> => {
    const [, id = '', version = '', extension = ''] = pictureName.exec(file) ?? []
    const mediaType = Object.hasOwn(shownTypes, extension) ? shownTypes[extension] : undefined
    if (!mediaType) return undefined
    const size = wanted && Object.hasOwn(cardSizes, wanted) ? cardSizes[wanted as keyof typeof cardSizes] : wanted
    const stored = (name: string) => core.storage.get(`images/${id}/${name}.${extension}`)
    // Sends the copy in this size; if there is none, the picture itself. If neither is stored, the name may belong to a drawing of a theme.
    // Drawings have no copies.
    const bytes =
      (size && (await stored(`${version}-${size}`))) || (await stored(version)) || (await artwork(id, extension))
    return bytes ? { bytes, mediaType } : undefined
  }

const hasFormats = (file: string): boolean => /\.(?:jpg|png)$/.test(file)

/** Reads a stored copy of the picture in a format that the browser accepts: AVIF first, then WebP. Undefined if there is none. */
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

/** The storage key of a copy as AVIF or WebP. */
export const formatKey = (of: {
  id: string
  version: number
  size: string
  extension: string
  format: string
}): string => `images/${of.id}/${of.version}-${of.size}.${of.extension}.${of.format}`

/**
 * The handlers that send pictures, each in one of six sizes or unchanged. Staff uploaded these pictures, or they are drawings of a theme
 * (specification §3, Image URLs).
 */
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
        // A changed picture gets a new version and therefore a new address. So browsers may keep a response forever.
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
