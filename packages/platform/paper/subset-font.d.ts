declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    /** True: the result contains all characters of the font, and `text` is not needed. */
    keepAllGlyphs?: true
    /** For each axis of a variable font (for example its weight): one value, or the range of values that the result contains. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }
  export default function subsetFont(font: Uint8Array, text: string | undefined, options: Options): Promise<Buffer>
}
