import sharp from 'sharp'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { zipOf } from '../testing/zip.ts'
import { imageSizes, mediaEndpoints } from '../contract.ts'

let brand: TestBrand
let call: ReturnType<typeof request>['call']
beforeAll(async () => {
  brand = await testBrand()
  call = request(brand).call
})
afterAll(() => brand.close())

const dataUrl = (bytes: Uint8Array | string, type = 'application/octet-stream'): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
const picture = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#3a7' } })
const get = (url: string) => brand.app.inject({ url })
const send = (filename: string, bytes: Uint8Array | string) =>
  call(mediaEndpoints.upload, { body: { filename, dataUrl: dataUrl(bytes) } })
const stored = async (filename: string, bytes: Uint8Array | string) => {
  const answer = await send(filename, bytes)
  if (!answer.ok) throw new Error(answer.errors[0]?.message)
  return answer.value
}
const addressOf = ({ publicHash, id, version, extension }: Awaited<ReturnType<typeof stored>>): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`

describe('Uploads of visitors (specification §3, Upload; §5, Upload)', () => {
  test('a photo is returned without the camera’s metadata, with a preview', async () => {
    const photo = await picture(900, 600)
      .withExif({ IFD0: { Copyright: 'Geheimer Ort' } })
      .jpeg()
      .toBuffer()
    expect(photo.toString('latin1')).toContain('Geheimer Ort')
    const upload = await stored('Oma & Opa.jpeg', photo)
    expect(upload).toMatchObject({ version: 1, extension: 'jpg', mimeType: 'image/jpeg', filename: 'Oma & Opa.jpeg' })
    const file = await get(addressOf(upload))
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.toString('latin1')).not.toContain('Geheimer Ort')
    expect(file.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
    expect(file.headers['cache-control']).toContain('private')
    expect(file.headers['content-security-policy']).toContain('sandbox')
    const preview = await get(`/upload/${upload.publicHash}/preview/${upload.id}-1.jpg`)
    expect(await sharp(preview.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 256 })
  })

  test('the type is detected from the bytes, whatever type the data URL names', async () => {
    const png = await picture().png().toBuffer()
    const upload = await call(mediaEndpoints.upload, {
      body: { filename: 'bild', dataUrl: dataUrl(png, 'text/html') },
    })
    expect(upload).toMatchObject({ ok: true, value: { extension: 'png', mimeType: 'image/png' } })
    if (!upload.ok) return
    const file = await get(addressOf(upload.value))
    expect(file.headers['content-disposition']).toContain('filename="bild.png"')
  })

  test.each([
    ['Rechnung.hta', '%PDF-1.7'],
    ['Rechnung.pdf.exe', '%PDF-1.7'],
    ['bild.jpg', 'GIF89a'],
    ['brief.pdf', 'GIF89a'],
  ])('a name that does not fit the bytes is refused: %s', async (name, bytes) => {
    expect(await send(name, bytes)).toMatchObject({ ok: false, status: 422, errors: [{ code: 'upload.unusable' }] })
    expect(await brand.core.db.many(sql`SELECT 1 FROM uploads WHERE filename = ${name}`)).toEqual([])
  })

  test('a file that was stored with a wrong extension is downloaded with the extension of its type', async () => {
    const upload = await stored('Rechnung.pdf', '%PDF-1.7')
    await brand.core.db.run(sql`UPDATE uploads SET filename = 'Rechnung.hta' WHERE id = ${upload.id}`)
    const file = await get(addressOf(upload))
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="Rechnung.pdf"; filename*=UTF-8''Rechnung.pdf`,
    )
  })

  test.each([
    ['an archive that grows when it is opened', [{ name: 'a', size: 1000, declared: 200_000_000 }]],
    ['an archive in an archive', [{ name: 'mehr.zip' }]],
    ['a document with macros', [{ name: '[Content_Types].xml' }, { name: 'word/vbaProject.bin' }]],
  ])('%s is refused', async (_what, files) =>
    expect(await send('anlage.zip', zipOf(files))).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] }),
  )

  test.each([
    ['liste.csv', 'a;b\n1;2\n', 'csv'],
    ['brief.txt', 'Grüß Gott', 'txt'],
    ['brief.pdf', '%PDF-1.7\n…', 'pdf'],
    ['daten.zip', zipOf([{ name: 'a.txt' }]), 'zip'],
    ['brief.docx', zipOf([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]), 'docx'],
    ['tabelle.xlsx', zipOf([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), 'xlsx'],
    ['vortrag.pptx', zipOf([{ name: '[Content_Types].xml' }, { name: 'ppt/slides' }]), 'pptx'],
    ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', 'svg'],
    ['film.mp4', '\0\0\0\x18ftypmp42', 'mp4'],
  ])('%s is accepted and served only as a download', async (name, bytes, extension) => {
    const upload = await stored(
      name,
      typeof bytes === 'string' ? Buffer.from(bytes, name.endsWith('txt') ? 'utf8' : 'latin1') : bytes,
    )
    expect(upload.extension).toBe(extension)
    const file = await get(addressOf(upload))
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="/)
    expect(file.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test.each([
    ['a page called a picture', 'bild.png', '<html><script>alert(1)</script></html>', ''],
    ['a page under its own name', 'seite.html', '<html></html>', ' Erlaubt sind: '],
    ['a script', 'run.sh', '#!/bin/sh\nrm -rf /', ' Erlaubt sind: '],
    ['a program', 'rechnung.pdf', 'MZ\x90\0\x03', ''],
    ['a program called text', 'lies.txt', '\x7fELF\x01\x01\0\0', ''],
    ['nothing', 'leer.txt', '', ''],
    ['half a picture', 'bild.png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', ''],
    [
      'a drawing with a script',
      'logo.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '',
    ],
    ['webp, which image steps do not accept', 'bild.webp', 'RIFF\0\0\0\0WEBPVP8 ', ' Erlaubt sind: '],
  ])(
    '%s is refused with the text of the error list (§8), and with the types that are allowed',
    async (_, name, bytes, reason) => {
      const answer = await send(name, Buffer.from(bytes, 'latin1'))
      expect(answer).toMatchObject({
        ok: false,
        status: 422,
        errors: [{ code: bytes === '' ? expect.any(String) : 'upload.unusable' }],
      })
      if (!answer.ok && bytes !== '')
        expect(answer.errors[0]?.message.replace(/(: )TXT, CSV,[A-Z0-9, ]+\.$/, '$1')).toBe(
          `Die ausgewählte Datei "${name}" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.${reason}`,
        )
    },
  )

  test('a picture that is also an HTML page loses the HTML, and its pixels stay', async () => {
    const gif = await picture().gif().toBuffer()
    const upload = await stored('beides.gif', Buffer.concat([gif, Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
    const file = await get(addressOf(upload))
    for (const rest of ['script', 'PK\x03\x04']) expect(file.rawPayload.toString('latin1')).not.toContain(rest)
    expect(file.headers['content-type']).toBe('image/gif')
  })

  test('a small file that declares a huge picture is refused before it is decoded', async () => {
    const png = await picture(1, 1).png().toBuffer()
    png.writeUInt32BE(60_000, 16)
    png.writeUInt32BE(60_000, 20)
    expect(await send('riesig.png', png)).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] })
    const wide = await sharp({ create: { width: 16_000, height: 4_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect(wide.length).toBeLessThan(1_000_000)
    expect(await send('breit.png', wide)).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] })
  })

  test('a picture with more scans than any program writes is refused', async () => {
    const grey = sharp({ create: { width: 8, height: 8, channels: 3, background: '#888' } }).toColourspace('b-w')
    const jpg = await grey.jpeg({ progressive: true, mozjpeg: false }).toBuffer()
    const scanAt = (from: number) => jpg.indexOf(Buffer.from([0xff, 0xda]), from)
    const first = jpg.subarray(0, jpg.indexOf(0xff, scanAt(0) + 2))
    // A small JPEG with many scans, which take long to decode. Its Huffman table has only one code ('end of block'), so each scan has few
    // bytes.
    const table = [0xff, 0xc4, 0, 20, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0]
    const scans = (count: number) =>
      Array.from({ length: count }, (_, k) => [0xff, 0xda, 0, 8, 1, 1, 0, k + 1, k + 1, 0, 0x7f]).flat()
    const over = (count: number) => Buffer.concat([first, Buffer.from([...table, ...scans(count), 0xff, 0xd9])])
    expect(await send('nach und nach.jpg', over(20))).toMatchObject({ ok: true })
    expect(await send('endlos.jpg', over(60))).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] })
  })

  test.each([
    'data:image/png;base64,###',
    'data:image/png,hello',
    'data:;base64,',
    'data:text/html;charset=x,<b>',
    'data:image/png;base64,QUJD QUJD',
  ])('a wrong data URL is refused: %s', async (wrong) => {
    const answer = await call(mediaEndpoints.upload, { body: { filename: 'bild.txt', dataUrl: wrong } })
    expect(answer).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] })
  })

  test('a path in the name is treated as a plain name', async () => {
    const upload = await stored('../../etc\\"passwd\r\nX: y.txt', 'x')
    expect(upload.filename).toBe('passwdX y.txt')
    const { headers } = await get(addressOf(upload))
    expect(headers['content-disposition']).toBe(
      `attachment; filename="passwdX y.txt"; filename*=UTF-8''passwdX%20y.txt`,
    )
    expect(headers).not.toHaveProperty('x')
  })

  test('a file is found only by its id and hash together', async () => {
    const upload = await stored('a.txt', 'geheim')
    const { publicHash, id } = upload
    for (const path of [
      `/upload/${'x'.repeat(32)}/${id}-1.txt`,
      `/upload/${publicHash}/${id}-2.txt`,
      `/upload/${publicHash}/${id}-1.pdf`,
      `/upload/${publicHash}/preview/${id}-1.jpg`,
      `/upload/${publicHash}/00000000-0000-7000-8000-ffffffffffff-1.txt`,
    ])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  test('many large files at once are read one after the other, and further requests are asked to retry', async () => {
    const megabyte = Buffer.alloc(1024 * 1024, 'a')
    const answers = await Promise.all(Array.from({ length: 24 }, () => send('a.txt', megabyte)))
    const of = (status: number) => answers.filter((answer) => answer.status === status).length
    expect([of(201), of(503)]).toEqual([22, 2])
  })

  test('more than 10 MB are refused; a body above the limit of the call is not read to its end', async () => {
    const much = new Uint8Array(10 * 1024 * 1024 + 1).fill(65)
    expect(await send('viel.txt', much)).toMatchObject({ ok: false, errors: [{ code: 'upload.unusable' }] })
    expect(await send('viel.txt', new Uint8Array(12 * 1024 * 1024).fill(65))).toMatchObject({ ok: false, status: 413 })
  })

  test('one address may send 60 files an hour', async () => {
    const limited = await testBrand({ rateLimits: true })
    const { call: sendTo } = request(limited)
    const body = { filename: 'a.txt', dataUrl: dataUrl('x') }
    for (let n = 0; n < 60; n++) expect(await sendTo(mediaEndpoints.upload, { body })).toMatchObject({ ok: true })
    expect(await sendTo(mediaEndpoints.upload, { body })).toMatchObject({ ok: false, status: 429 })
  })
})

describe('Pictures (specification §3, Image URLs)', () => {
  test('artwork and stored pictures are served in any size, with a long cache time and safe headers', async () => {
    const drawing = await get('/image/vehicle-business-1.svg')
    expect(drawing.statusCode).toBe(200)
    expect(drawing.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' })
    expect(drawing.headers['cache-control']).toContain('immutable')
    expect(drawing.headers['content-security-policy']).toContain('sandbox')
    expect((await get('/image/small/vehicle-business-1.svg')).body).toBe(drawing.body)
    expect((await get('/image/product/vehicle-business-1.svg')).body).toBe(drawing.body)

    await brand.core.storage.put('images/logo/2.png', new Uint8Array([1, 2, 3]))
    await brand.core.storage.put('images/logo/2-small.png', new Uint8Array([9]))
    expect([...(await get('/image/logo-2.png')).rawPayload]).toEqual([1, 2, 3])
    for (const size of ['small', 'product', 'category'])
      expect([...(await get(`/image/${size}/logo-2.png`)).rawPayload]).toEqual([9])
    expect([...(await get('/image/large/logo-2.png')).rawPayload]).toEqual([1, 2, 3])

    for (const path of [
      '/image/logo-1.png',
      '/image/logo-2.exe',
      '/image/logo-2.constructor',
      '/image/nothing.svg',
      '/image/huge/logo-2.png',
      '/image/constructor/logo-2.png',
    ])
      expect((await get(path)).statusCode, path).toBe(404)
    for (const path of ['/image/..%2f..%2fpackage-1.json', '/image/%2e%2e/x-1.svg'])
      expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(400)
  })

  test('staff store a picture once and get six sizes, none wider than the picture', async () => {
    const sent = dataUrl(await picture(1500, 1000).png().toBuffer(), 'image/png')
    const made = await call(
      mediaEndpoints.createImage,
      { body: { filename: 'Schnitzel.png', dataUrl: sent } },
      { as: admin() },
    )
    if (!made.ok) throw new Error(made.errors[0]?.message)
    expect(made.value).toMatchObject({ version: 1, extension: 'png', alt: '' })
    const widthOf = async (size: string) =>
      (await sharp((await get(`/image/${size}/${made.value.id}-1.png`)).rawPayload).metadata()).width
    for (const [size, width] of Object.entries(imageSizes)) expect(await widthOf(size)).toBe(Math.min(width, 1500))
    expect(await widthOf('product')).toBe(640)
  })

  test('documents are not accepted as pictures, and visitors cannot store pictures of pages', async () => {
    const body = { filename: 'a.pdf', dataUrl: dataUrl('%PDF-1.7') }
    expect(await call(mediaEndpoints.createImage, { body }, { as: admin() })).toMatchObject({ ok: false, status: 422 })
    expect(await call(mediaEndpoints.createImage, { body })).toMatchObject({ ok: false, status: 401 })
    const desk = sessionOf(['ROLE_FRONTDESK'])
    expect(await call(mediaEndpoints.createImage, { body }, { as: desk })).toMatchObject({ ok: false, status: 403 })
  })
})
