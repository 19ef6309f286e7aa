import { createHash } from 'node:crypto'
import type { BrandCore } from '#platform/module.ts'
import { type Bitmap, dithered } from '../../rules/bitmap.ts'

/** Dots across the widest paper. No stored picture is wider than `SHARE` of it. */
const WIDEST = 576
/** A picture takes at most this share of the paper's width. */
const SHARE = 0.8
/** The most dots in height: three centimetres. */
const HIGHEST = 240
/** The most drawings that are kept in memory: a business has one or two logos and two widths of paper. */
const MOST_KEPT = 20

const keyOf = (hash: string): string => `slip-pictures/${hash}.png`
const widthFor = (paper: number): number => Math.floor((paper * SHARE) / 8) * 8

/** Stores the pictures on slips by the hash of their content: a waiting slip prints the picture that it was queued with. */
export function slipPictures(core: Pick<BrandCore, 'storage' | 'log'>) {
  const hashes = new Map<string, string>()
  const drawn = new Map<string, Bitmap>()
  const remember = <T>(map: Map<string, T>, key: string, value: T): T => {
    if (map.size >= MOST_KEPT) map.clear()
    map.set(key, value)
    return value
  }
  return {
    /** Stores a picture in grey, no larger than it is printed. Undefined: it cannot be read. */
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

    /** The picture as black and white dots for paper of this width. Undefined: it was deleted; the slip prints without it. */
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
