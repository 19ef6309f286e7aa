import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

/** Draws the brands' marks as icons of the home screen: `node scripts/app-icons.ts`, after a mark has changed. */
const marks = [
  { theme: 'donau', ground: '#0f5a41' },
  { theme: 'lindwurm', ground: '#8a1f23' },
] as const
const folder = new URL('../apps/site/public/app-icons/', import.meta.url)

/** A file of its own knows no theme: every property falls back to the colour beside it. */
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

/** An .ico of one PNG: folder, one entry, picture. */
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

for (const { ground, theme } of marks) {
  const source = new URL(`../packages/ui/site/art/mark-${theme}.svg`, import.meta.url)
  const svg = Buffer.from(plain(await readFile(source, 'utf8')))
  const save = async (name: string, png: Buffer) => sharp(png).toFile(new URL(`${theme}-${name}.png`, folder).pathname)
  await save('192', await draw(svg, 192, 192, undefined))
  await save('512', await draw(svg, 512, 512, undefined))
  await writeFile(
    new URL(`${theme}.ico`, folder),
    iconFile(
      await sharp(await draw(svg, 32, 32, undefined))
        .toColourspace('srgb')
        .png({ palette: false })
        .toBuffer(),
      32,
    ),
  )
  // a mask may cut a fifth off each side
  await save('maskable-512', await draw(svg, 512, 340, ground))
  await save('touch-180', await draw(svg, 180, 140, ground))
}
