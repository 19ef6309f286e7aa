export type FontFormat = 'ttf' | 'otf' | 'woff2'

export const fontMediaTypes: Readonly<Record<FontFormat, string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff2: 'font/woff2',
}

const marks: Readonly<Record<string, FontFormat>> = {
  '00010000': 'ttf',
  '74727565': 'ttf',
  '4f54544f': 'otf',
  '774f4632': 'woff2',
}

/** Detects the format of a font from its first four bytes. The name of the file is not used, because the sender can choose any name. */
export const fontFormatOf = (bytes: Uint8Array): FontFormat | undefined =>
  marks[Buffer.from(bytes.subarray(0, 4)).toString('hex')]
