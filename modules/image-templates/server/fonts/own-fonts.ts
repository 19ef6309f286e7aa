import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The font that is part of Servus, for brands without their own fonts (SIL Open Font License 1.1). */
export const ownFamily = 'Hanken Grotesk'
const licence = 'SIL Open Font License 1.1'

interface OwnVariant {
  readonly variant: string
  readonly weight: number
  readonly isItalic: boolean
}

const ownVariants: readonly OwnVariant[] = [
  { variant: '400', weight: 400, isItalic: false },
  { variant: '400italic', weight: 400, isItalic: true },
  { variant: '700', weight: 700, isItalic: false },
  { variant: '700italic', weight: 700, isItalic: true },
]

export const ownFonts = ownVariants.map((one) => ({ ...one, id: null, family: ownFamily, licence, bytes: 0 }))

/**
 * Reads the font files of a variant: first the letters of Western European languages, then further Latin letters. Only two weights are part of
 * Servus; the nearer one is used.
 */
export async function ownFontFiles(variant: string): Promise<Uint8Array[]> {
  const weight = Number.parseInt(variant, 10) >= 550 ? 700 : 400
  const style = variant.endsWith('italic') ? 'italic' : 'normal'
  const file = (subset: string): Promise<Uint8Array> =>
    readFile(
      createRequire(import.meta.url).resolve(
        `@fontsource/hanken-grotesk/files/hanken-grotesk-${subset}-${weight}-${style}.woff2`,
      ),
    )
  return Promise.all(['latin', 'latin-ext'].map((subset) => file(subset)))
}
