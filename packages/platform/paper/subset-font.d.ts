declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype'
    keepAllGlyphs: true
    variationAxes?: Readonly<Record<string, number>>
  }
  export default function subsetFont(font: Uint8Array, text: undefined, options: Options): Promise<Buffer>
}
