import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Draws the logo marks of the brands as app icons. Run `node demo/drawings/draw/app-icons.ts` after a logo mark has changed. */
const marks = [
  { from: '../../donau/theme/mark.svg', ground: '#0f5a41' },
  { from: '../../lindwurm/theme/mark.svg', ground: '#8a1f23' },
  { from: '../../../modules/themes/neutral/icon.svg', ground: '#234a78' },
] as const

/**
 * Replaces each `var(--name, #123456)` by its second value, the fallback colour, because a separate file cannot read the colours of the
 * theme.
 */
const plain = (svg: string): string => svg.replaceAll(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')

async function draw(svg: Buffer, size: number, inner: number, ground: string | undefined): Promise<Buffer> {
  const mark = await sharp(svg, { density: 1200 }).resize(inner, inner).png().toBuffer()
  return sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file with one PNG: header, one entry, picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

for (const { from, ground } of marks) {
  const source = new URL(from, import.meta.url)
  const svg = Buffer.from(plain(await readFile(source, 'utf8')))
  const save = async (name: string, png: Buffer) => writeFile(new URL(name, source), png)
  await save('icon-192.png', await draw(svg, 192, 192, undefined))
  await save('icon-512.png', await draw(svg, 512, 512, undefined))
  const small = await sharp(await draw(svg, 32, 32, undefined))
    .toColourspace('srgb')
    .png({ palette: false })
    .toBuffer()
  await save('favicon.ico', iconFile(small, 32))
  // A phone may cut off up to a fifth of the icon on each side.
  await save('icon-maskable-512.png', await draw(svg, 512, 340, ground))
}
