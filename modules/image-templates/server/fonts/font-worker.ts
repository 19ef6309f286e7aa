import { parentPort, workerData } from 'node:worker_threads'
import { create, type Font } from 'fontkit'
import type { FontAnswer, FontTask } from './read-font.ts'

// This file runs in a worker thread (read-font.ts). The library for whole words is imported only when it is needed. Without it, the worker
// starts faster.

const open = (bytes: Uint8Array): Font => {
  const font = create(Buffer.from(bytes))
  if (!('unitsPerEm' in font)) throw new TypeError('A collection of fonts')
  return font
}

const whole = (value: number): number => Math.round(value * 10) / 10

/** Reads the outlines of whole words. If the font has no usable outlines for whole words, the result is empty, and other fonts are used. */
const wordsOf = async (bytes: Uint8Array, words: readonly string[]): Promise<FontAnswer['words']> => {
  const { ownWords } = await import('./own-words.ts')
  return ownWords(bytes, words).catch(() => ({}))
}

async function answer({ fonts, text, words = [] }: FontTask): Promise<FontAnswer> {
  const opened = fonts.map((bytes) => open(bytes))
  const [own] = opened
  if (!own) throw new TypeError('No font')
  const per = (font: Font, value: number): number => whole((value * 1000) / font.unitsPerEm)
  const fontOf = (sign: string): Font | undefined =>
    opened.find((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const glyphs: Record<string, [number, string]> = {}
  const kerning: Record<string, number> = {}
  const between = (font: Font, first: string, pair: string): number => {
    const { positions } = font.layout(pair, { liga: false, clig: false })
    const plain = font.glyphForCodePoint(first.codePointAt(0) ?? 0).advanceWidth
    return positions.length === 2 && positions[0] ? per(font, positions[0].xAdvance - plain) : 0
  }
  const unknown = new Set<string>()
  let before = ''
  for (const sign of text.replaceAll(/[\u00ad\r\n]/g, '')) {
    const known = fontOf(sign)
    if (!known) unknown.add(sign)
    const font = known ?? own
    if (!glyphs[sign]) {
      const glyph = font.glyphForCodePoint(sign.codePointAt(0) ?? 0)
      glyphs[sign] = [per(font, glyph.advanceWidth), glyph.path.scale(1000 / font.unitsPerEm).toSVG()]
    }
    const pair = before + sign
    if (before !== '' && !(pair in kerning))
      kerning[pair] = fontOf(before) === own && font === own ? between(own, before, pair) : 0
    before = sign
  }
  const bytes = fonts[0]
  const possible = words.filter((word) =>
    [...word].every((sign) => /[\u200c\u200d]/.test(sign) || own.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)),
  )
  const shaped = bytes && possible.length > 0 ? await wordsOf(bytes, possible) : {}
  const table = own['OS/2'] as { usWeightClass?: number; fsSelection?: { italic?: boolean } } | undefined
  return {
    facts: {
      family: String(own.familyName ?? ''),
      weight: table?.usWeightClass ?? 400,
      isItalic: own.italicAngle !== 0 || table?.fsSelection?.italic === true,
    },
    letters: { ascent: per(own, own.ascent), descent: per(own, own.descent), glyphs, kerning },
    words: shaped,
    unknown: [...unknown].join(''),
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
parentPort?.postMessage(await answer(workerData as FontTask))
