declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    /** True: all characters of the font stay, and `text` is not needed. */
    keepAllGlyphs?: true
    /** A value for an axis, or the range of values that stays. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>
}
