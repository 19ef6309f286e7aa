import { type Answer, type BrandCore, type Handler, type Refusal, serve } from '#platform/module.ts'
import { cardSizes, mediaEndpoints } from '../contract.ts'
import { bytesOf } from '../rules/data-url.ts'
import { fileTypeOf, mediaTypes, pictureTypes } from '../rules/file-types.ts'
import { LARGEST_UPLOAD_BYTES } from '../rules/upload-size.ts'
import { inSizes } from './pictures.ts'
import type { InTurn } from './picture-turns.ts'

const missing: Refusal = { ok: false, code: 'record.not_found' }
/** Of stored pictures and of the product's own artwork. */
const shownTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pictureTypes.map((type) => [type, mediaTypes[type]])),
  jpeg: mediaTypes.jpg,
  avif: 'image/avif',
}

type Artwork = (name: string, extension: string) => Promise<Uint8Array | undefined>

/** Reads a picture by '{id}-{version}.{extension}', in a size where it has one. */
export const pictureReader =
  (core: BrandCore, artwork: Artwork) =>
  async (file: string, wanted?: string): Promise<{ bytes: Uint8Array; mediaType: string } | undefined> => {
    const [, id = '', version = '', extension = ''] = /^(.+)-(\d+)\.([a-z0-9]+)$/.exec(file) ?? []
    const mediaType = Object.hasOwn(shownTypes, extension) ? shownTypes[extension] : undefined
    if (!mediaType) return undefined
    const size = wanted && Object.hasOwn(cardSizes, wanted) ? cardSizes[wanted as keyof typeof cardSizes] : wanted
    const stored = (name: string) => core.storage.get(`images/${id}/${name}.${extension}`)
    // A size that does not exist, as for a drawing, is the picture itself.
    const bytes =
      (size && (await stored(`${version}-${size}`))) || (await stored(version)) || (await artwork(id, extension))
    return bytes ? { bytes, mediaType } : undefined
  }

/** Pictures of pages, products and categories: stored by staff, served in six sizes (specification §3, Image URLs). */
export function imageHandlers(core: BrandCore, artwork: Artwork, inTurn: InTurn): Handler[] {
  const read = pictureReader(core, artwork)
  const answer = async (file: string, wanted?: string): Promise<Answer<Uint8Array> | Refusal> => {
    const found = await read(file, wanted)
    if (!found) return missing
    const { bytes, mediaType } = found
    return {
      ok: true,
      value: bytes,
      headers: {
        'content-type': mediaType,
        // A changed picture has a new version, and so a new address.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        ...(file.endsWith('.svg')
          ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox" }
          : {}),
      },
    }
  }
  return [
    serve(mediaEndpoints.createImage, async (call) => {
      const { filename, dataUrl } = call.body
      const unusable: Refusal = { ok: false, code: 'upload.unusable', field: 'dataUrl', values: { file: filename } }
      const sent = bytesOf(dataUrl)
      const type = sent && sent.length <= LARGEST_UPLOAD_BYTES ? fileTypeOf(sent, filename) : undefined
      if (!sent || !type || !pictureTypes.includes(type)) return unusable
      const drawn = type === 'svg' ? { picture: sent, copies: {} } : await inSizes(inTurn, sent, type)
      if (!drawn) return unusable
      const id = core.ids.uuid()
      for (const [size, bytes] of Object.entries(drawn.copies))
        await core.storage.put(`images/${id}/1-${size}.${type}`, bytes)
      await core.storage.put(`images/${id}/1.${type}`, drawn.picture)
      return { ok: true, value: { id, version: 1, extension: type, alt: '' } }
    }),
    serve(mediaEndpoints.image, (call) => answer(call.params.file)),
    serve(mediaEndpoints.sizedImage, (call) => answer(call.params.file, call.params.size)),
  ]
}
