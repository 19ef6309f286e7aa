import type { Sharp } from 'sharp'
import { type ImageEdit, imageSizes } from '../contract.ts'
import type { FileType } from '../rules/file-types.ts'
import { jpegScans } from '../rules/jpeg-scans.ts'
import { withoutTexts } from '../rules/png-texts.ts'
import type { InTurn } from './picture-turns.ts'

/**
 * Maximum number of pixels in a picture. A page needs far fewer. A small file can state a huge size, and decoding it would fill the memory.
 */
export const mostPixels = 50_000_000
/** Maximum number of frames in an animation. The pixels of all frames together must not exceed `mostPixels`. */
const mostFrames = 200
/** Maximum number of scans in a JPEG. Every scan covers all pixels: decoding a file of 150 kB with a hundred scans took 15 seconds. */
const mostScans = 40
/**
 * Maximum width, in px, of a stored picture of the library; few screens are wider. Visitors' pictures are not made smaller, because the
 * business may print them.
 */
const widestPicture = 3840
const previewWidth = 256

type Open = (bytes: Uint8Array, type: FileType) => Promise<Sharp>

/**
 * Opens a picture with the library `sharp` and refuses pictures with too many pixels, frames or scans. `sharp` is loaded when the first
 * picture is opened, because it uses memory and most server processes never need it.
 */
async function open(sent: Uint8Array, type: FileType): Promise<Sharp> {
  const bytes = withoutTexts(sent)
  if (jpegScans(bytes, mostScans) > mostScans) throw new RangeError('Too many scans')
  const { default: sharp } = await import('sharp')
  const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const
  const { width = 0, height = 0, pages = 1, pageHeight } = await sharp(bytes, { ...options, pages: 1 }).metadata()
  if (pages > mostFrames || width * (pageHeight ?? height) * pages > mostPixels) throw new RangeError('Too many pixels')
  return sharp(bytes, { ...options, animated: type === 'gif' || type === 'webp' })
}

/** Encodes a picture from its pixels only. Hidden content and metadata, such as the place and the camera, are lost. */
function encode(picture: Sharp, type: FileType): Promise<Uint8Array> {
  const upright = picture.autoOrient()
  switch (type) {
    case 'jpg':
      return upright.jpeg({ quality: 88, mozjpeg: true }).toBuffer()
    case 'png':
      return upright.png({ compressionLevel: 9 }).toBuffer()
    case 'gif':
      return upright.gif().toBuffer()
    default:
      return upright.webp({ quality: 85 }).toBuffer()
  }
}

/** If an uploaded file is a picture, encodes it again and makes its preview. Undefined if the picture cannot be read or is too large. */
export const redraw = (inTurn: InTurn, bytes: Uint8Array, type: FileType) =>
  unreadable(inTurn, async () => ({
    picture: await encode(await open(bytes, type), type),
    preview: await previewOf(open, bytes),
  }))

/**
 * Encodes a picture of the library and its copies in all sizes; with `edit` it is turned, mirrored and cropped first. A copy is never wider than the
 * picture itself.
 */
export const inSizes = (inTurn: InTurn, bytes: Uint8Array, type: FileType, edit?: ImageEdit | null) =>
  unreadable(inTurn, async () => {
    const given = edit ? await cut(bytes, type, edit) : bytes
    const picture = await encode(
      (await open(given, type)).resize({ width: widestPicture, withoutEnlargement: true }),
      type,
    )
    const copies: Record<string, Uint8Array> = {}
    for (const [size, width] of Object.entries(imageSizes))
      copies[size] = await encode((await open(given, type)).resize({ width, withoutEnlargement: true }), type)
    const { height = 0, pageHeight, width = 0 } = await (await open(picture, type)).metadata()
    return { picture, copies, width, height: pageHeight ?? height }
  })

/** Turns, mirrors and crops a picture, and returns it as PNG, so that no quality is lost. Of an animation, only the first frame is used. */
async function cut(bytes: Uint8Array, type: FileType, { crop, isMirrored, turn }: ImageEdit): Promise<Uint8Array> {
  const upright = await (await open(bytes, type === 'gif' || type === 'webp' ? 'png' : type)).autoOrient().toBuffer()
  const turned = (await open(upright, 'png')).rotate(turn)
  // `sharp` mirrors a picture before it turns it. Therefore, to swap left and right of a picture that is turned by 90 or 270 degrees, top
  // and bottom must be swapped before the turn.
  if (isMirrored) void (turn % 180 === 0 ? turned.flop() : turned.flip())
  const { data, info } = await turned.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
  if (!crop) return data
  const left = Math.min(info.width - 1, Math.round(crop.x * info.width))
  const top = Math.min(info.height - 1, Math.round(crop.y * info.height))
  const width = Math.max(1, Math.min(info.width - left, Math.round(crop.width * info.width)))
  const height = Math.max(1, Math.min(info.height - top, Math.round(crop.height * info.height)))
  return (await open(data, 'png')).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer()
}

/** Whether a picture that could not be processed states more pixels than allowed. Only its header is read. */
export const hasTooManyPixels = async (inTurn: InTurn, bytes: Uint8Array): Promise<boolean> => {
  const found = await unreadable(inTurn, async () => {
    const { default: sharp } = await import('sharp')
    const { height = 0, pageHeight, pages = 1, width = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * (pageHeight ?? height) * pages > mostPixels
  })
  return found ?? false
}

/** The width and height of a picture in px. Both are 0 if the picture cannot be read or is an SVG without a size. */
export const sizeOfStored = async (inTurn: InTurn, bytes: Uint8Array): Promise<{ width: number; height: number }> => {
  const found = await unreadable(inTurn, async () => {
    const { default: sharp } = await import('sharp')
    const { height = 0, width = 0 } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata()
    return { width, height }
  })
  return found ?? { width: 0, height: 0 }
}

/** Encodes a copy of a picture as AVIF and as WebP. Undefined if it cannot be read. */
export const inFormats = (inTurn: InTurn, bytes: Uint8Array, type: FileType) =>
  unreadable(inTurn, async () => ({
    avif: await (await open(bytes, type)).avif({ quality: 55, effort: 2 }).toBuffer(),
    webp: await (await open(bytes, type)).webp({ quality: 80 }).toBuffer(),
  }))

const previewOf = async (read: Open, bytes: Uint8Array): Promise<Uint8Array> =>
  // For the preview of an animation, only its first frame is needed.
  (await read(bytes, 'jpg'))
    .autoOrient()
    .resize({ width: previewWidth, height: previewWidth, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer()

async function unreadable<T>(inTurn: InTurn, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await inTurn(work)
  } catch {
    return undefined
  }
}
