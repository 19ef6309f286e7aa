import { inflateSync } from 'node:zlib'

/**
 * Reads the texts of each page of a PDF, from left to right as they are drawn. If the PDF is passed as a string, it has one character per
 * byte.
 */
export function readPdf(bytes: Uint8Array | string): { pages: string[][]; fonts: string[] } {
  const file = typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    Array.from(file.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g), ([, id = '', body = '']) => [id, body]),
  )
  const refs = (body: string, name: string): string[] =>
    (new RegExp(`/${name} (\\[[^\\]]*\\]|\\d+ 0 R)`).exec(body)?.[1] ?? '').match(/\d+(?= 0 R)/g) ?? []
  const stream = (id = ''): string => {
    const [, data = ''] = /stream\r?\n([^]*?)\r?\nendstream/.exec(objects.get(id) ?? '') ?? []
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  }
  const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  /** The characters of a font, each at the index by which the PDF refers to it. */
  const lettersOf = (id: string): string[] =>
    Array.from(stream(refs(objects.get(id) ?? '', 'ToUnicode')[0]).matchAll(/\[([^\]]*)\]/g), ([, list = '']) =>
      Array.from(list.matchAll(/<([\da-f ]*)>/g), ([, hex = '']) => utf16(hex.replaceAll(' ', ''))),
    ).flat()
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return {
    fonts: Array.from(file.matchAll(/\/BaseFont \/([^\s/]+)/g), ([, name = '']) => name),
    pages: pages.map((page) => {
      const resources = objects.get(refs(page, 'Resources')[0] ?? '') ?? page
      const fonts = new Map(
        Array.from(resources.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name = '', id = '']) => [name, lettersOf(id)]),
      )
      const content = stream(refs(page, 'Contents')[0])
      const words = Array.from(content.matchAll(/\bBT\b([^]*?)\bET\b/g), ([, piece = '']) => {
        const letters = fonts.get(/\/(F\d+) /.exec(piece)?.[1] ?? '') ?? []
        return Array.from(piece.matchAll(/<([\da-f]+)>/g), ([, hex = '']) =>
          (hex.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)] ?? '').join(''),
        ).join('')
      })
      return words
    }),
  }
}
