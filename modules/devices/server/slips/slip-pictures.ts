import { createHash } from 'node:crypto'
import type { BrandCore } from '#platform/module.ts'
import { type Bitmap, dithered } from '../../rules/bitmap.ts'

/** The width of the widest paper, in dots. Stored pictures are at most `SHARE` of this width. */
const WIDEST = 576
/** The largest width of a picture, as a fraction of the paper's width. */
const SHARE = 0.8
/** The largest height of a picture in dots; about three centimetres. */
const HIGHEST = 240
/** Each map in memory has at most this many entries. That is enough, because a business has one or two logos and two widths of paper. */
const MOST_KEPT = 20

const keyOf = (hash: string): string => `slip-pictures/${hash}.png`
const widthFor = (paper: number): number => Math.floor((paper * SHARE) / 8) * 8

/**
 * Stores the pictures of slips under the hash of their content. Therefore a waiting slip prints the picture that it had when it was queued,
 * even if the logo has changed in the meantime.
 */
export function slipPictures(core: Pick<BrandCore, 'storage' | 'log'>) {
  const hashes = new Map<string, string>()
  const drawn = new Map<string, Bitmap>()
  const remember = <T>(map: Map<string, T>, key: string, value: T): T => {
    if (map.size >= MOST_KEPT) map.clear()
    map.set(key, value)
    return value
  }
  return {
    /**
     * Stores a picture in shades of grey, scaled to the largest size that a slip can have, and returns its hash. Undefined: the file cannot
     * be read as a picture.
     */
    async keep(bytes: Uint8Array): Promise<string | undefined> {
      const source = createHash('sha256').update(bytes).digest('hex')
      const known = hashes.get(source)
      if (known !== undefined) return known
      try {
        const { default: sharp } = await import('sharp')
        const png = await sharp(bytes, { limitInputPixels: 50_000_000, pages: 1 })
          .autoOrient()
          .resize({ width: widthFor(WIDEST), height: HIGHEST, fit: 'inside' })
          .flatten({ background: '#ffffff' })
          .greyscale()
          .timeout({ seconds: 10 })
          .png()
          .toBuffer()
        const hash = createHash('sha256').update(png).digest('hex')
        await core.storage.put(keyOf(hash), png)
        return remember(hashes, source, hash)
      } catch (error) {
        core.log.warn({ err: error }, 'A picture for slips could not be read')
        return undefined
      }
    },

    /** A stored picture as black and white dots for paper of this width. Undefined: the picture was deleted, so the slip is printed without it. */
    async dots(hash: string, paper: number): Promise<Bitmap | undefined> {
      const key = `${hash} ${paper}`
      const known = drawn.get(key)
      if (known) return known
      const png = await core.storage.get(keyOf(hash))
      if (!png) return undefined
      const { default: sharp } = await import('sharp')
      const { data, info } = await sharp(png)
        .resize({ width: widthFor(paper), height: HIGHEST, fit: 'inside' })
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true })
      return remember(drawn, key, dithered(data, info.width, info.height))
    },
  }
}
export type SlipPictures = ReturnType<typeof slipPictures>
