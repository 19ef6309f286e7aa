import sharp from 'sharp'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contentEndpoints } from '#modules/content/contract.ts'
import { rideBrand } from '#testing/ride-brand.ts'
import { admin, sessionOf } from '#testing/sessions.ts'
import { mediaEndpoints } from '../../contract.ts'

const as = { as: admin({ name: 'Nina Berger' }) }
let brand: Awaited<ReturnType<typeof rideBrand>>
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const dataUrl = (bytes: Uint8Array | string): string => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`
/** Makes a picture whose left half is red and whose right half is blue. */
const twoColours = (width = 200, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } })
    .composite([{ input: { create: { width: width / 2, height, channels: 3, background: '#f00' } }, left: 0, top: 0 }])
    .png()
    .toBuffer()
async function store(filename = 'bild.png', bytes?: Uint8Array): Promise<string> {
  const body = { filename, dataUrl: dataUrl(bytes ?? (await twoColours())) }
  const made = await brand.call(mediaEndpoints.createImage, { body }, as)
  if (!made.ok) throw new Error(JSON.stringify(made.errors))
  return made.value.id
}
async function read(id: string) {
  const found = await brand.call(mediaEndpoints.getImage, { params: { id } }, as)
  if (!found.ok) throw new Error(JSON.stringify(found.errors))
  return found.value
}
const change = async (id: string, body: object, session = as) =>
  brand.call(
    mediaEndpoints.updateImage,
    { params: { id }, body: { revision: (await read(id)).revision, ...body } },
    session,
  )
const pixels = async (id: string) => {
  const { extension, version } = await read(id)
  const answer = await brand.app.inject({ url: `/image/${id}-${version}.${extension}` })
  const { data, info } = await sharp(answer.rawPayload).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, first: [...data.subarray(0, 3)] }
}
/** Publishes a page that shows the picture with this id. */
async function pageWith(id: string, path: string) {
  const block = { id: 'b1', type: 'imageText', kind: 'typeA', title: 'Wir', text: 'Text' }
  const body = {
    path,
    name: `Seite ${path}`,
    isPublic: false,
    content: [{ ...block, image: { id, version: 1, extension: 'png', alt: 'Haus' } }],
    shareImage: { id, version: 1, extension: 'png', alt: 'Haus' },
  }
  const made = await brand.call(contentEndpoints.sites.create, { body }, as)
  if (!made.ok) throw new Error(JSON.stringify(made.errors))
  return made.value.id
}

describe('The library of pictures (docs/rules/media.md)', () => {
  test('a picture is listed with its size, and found by name, folder and alternative text', async () => {
    const id = await store('Schweinsbraten.png')
    await change(id, { folder: 'Speisen', alt: 'Braten mit Knödel', altEn: 'Roast' })
    const find = async (query: object) => {
      const found = await brand.call(mediaEndpoints.listImages, { query }, as)
      return found.ok ? found.value.map((one) => one.id) : []
    }
    expect(await read(id)).toMatchObject({
      width: 200,
      height: 100,
      name: 'Schweinsbraten.png',
      createdBy: 'Nina Berger',
    })
    expect(await find({ search: 'knödel speis' })).toEqual([id])
    expect(await find({ search: '%' })).toEqual([])
    expect(await find({ folder: 'Speisen' })).toEqual([id])
    expect(await find({ view: 'alt' })).not.toContain(id)
    expect(await find({ view: 'unused' })).toContain(id)
    const counts = await brand.call(mediaEndpoints.imageCounts, {}, as)
    expect(counts).toMatchObject({ value: { folders: [{ name: 'Speisen', count: 1 }] } })
  })

  test('the position of a picture in a list and its neighbours are found, also when it no longer matches the list', async () => {
    const folder = { folder: 'Reihe' }
    const ids = []
    for (const name of ['c.png', 'a.png', 'b.png']) ids.push(await store(name))
    for (const id of ids) await change(id, folder)
    const [c, a, b] = ids as [string, string, string]
    const beside = async (id: string, query: object) =>
      brand.call(mediaEndpoints.imageNeighbours, { params: { id }, query: { ...folder, ...query } }, as)
    expect(await beside(b, { sort: 'name' })).toMatchObject({
      value: { position: 2, total: 3, previous: a, next: c },
    })
    expect(await beside(b, {})).toMatchObject({ value: { position: 1, previous: null, next: a } })
    await change(b, { alt: 'Ein Bild', altEn: 'A picture' })
    expect(await beside(b, { sort: 'name', view: 'alt' })).toMatchObject({ value: { position: 2, next: c } })
    expect(await beside(c, { sort: 'name', view: 'alt' })).toMatchObject({ value: { total: 2, previous: a } })
    expect(await beside('00000000-0000-7000-8000-000000000000', {})).toMatchObject({ status: 404 })
  })

  test('a change names the revision that it is based on; an older revision is refused, and the current picture is returned', async () => {
    const id = await store()
    expect(await change(id, { alt: 'Neu' })).toMatchObject({ ok: true, value: { alt: 'Neu', revision: 2 } })
    expect(await change(id, { alt: 'Alt', revision: 1 })).toMatchObject({ status: 409, data: { alt: 'Neu' } })
  })

  test('a crop is a new version, made from the original file; turning and mirroring come first', async () => {
    const id = await store()
    const right = { crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }
    expect(await change(id, { edit: right })).toMatchObject({
      ok: true,
      value: { version: 2, width: 100, height: 100 },
    })
    expect(await pixels(id)).toEqual({ width: 100, height: 100, first: [0, 0, 255] })
    await change(id, { edit: { ...right, isMirrored: true } })
    expect(await pixels(id)).toMatchObject({ width: 100, first: [255, 0, 0] })
    await change(id, { edit: { turn: 90 } })
    expect(await pixels(id)).toEqual({ width: 100, height: 200, first: [255, 0, 0] })
    await change(id, { edit: { turn: 90, isMirrored: true } })
    expect(await pixels(id)).toEqual({ width: 100, height: 200, first: [255, 0, 0] })
    await change(id, { edit: { turn: 270 } })
    expect(await pixels(id)).toMatchObject({ first: [0, 0, 255] })
    await change(id, { edit: null })
    expect(await pixels(id)).toEqual({ width: 200, height: 100, first: [255, 0, 0] })
    expect((await read(id)).versions.map(({ source, version }) => [version, source])).toEqual(
      [7, 6, 5, 4, 3, 2, 1].map((version) => [version, 1]),
    )
    // The picture is already without crop and turn. So setting `edit: null` again does not make a new version.
    expect(await change(id, { edit: null, alt: 'x' })).toMatchObject({ value: { version: 7 } })
  })

  test('another file becomes a new version in all places: draft, live page and picture for sharing', async () => {
    const id = await store()
    const page = await pageWith(id, 'wir')
    const draft = async () => {
      const found = await brand.call(contentEndpoints.sites.draft, { params: { id: page } }, as)
      return found.ok ? found.value : undefined
    }
    const before = await draft()
    const jpg = await sharp(await twoColours(80, 80))
      .jpeg()
      .toBuffer()
    const replaced = await brand.call(
      mediaEndpoints.replaceImage,
      { params: { id }, body: { filename: 'neu.jpg', dataUrl: dataUrl(jpg), revision: 1 } },
      as,
    )
    expect(replaced).toMatchObject({
      ok: true,
      value: { version: 2, extension: 'jpg', places: [{ kind: 'site', id: page, name: 'Seite wir', isLive: false }] },
    })
    const after = await draft()
    expect(after?.data).toMatchObject({
      content: [{ image: { id, version: 2, extension: 'jpg', alt: 'Haus' } }],
      shareImage: { version: 2 },
    })
    // The revision of the page has increased. So a browser tab that opened the page before this change gets a conflict and cannot save the
    // old picture.
    expect(after?.revision).toBeGreaterThan(before?.revision ?? 0)
    // The picture's old version can still be read at its old address.
    expect((await brand.app.inject({ url: `/image/small/${id}-1.png` })).statusCode).toBe(200)
    const restored = await brand.call(
      mediaEndpoints.restoreImage,
      { params: { id }, body: { version: 1, revision: 2 } },
      as,
    )
    expect(restored).toMatchObject({ ok: true, value: { version: 3, extension: 'png', width: 200 } })
    expect((await draft())?.data).toMatchObject({ shareImage: { version: 3, extension: 'png' } })
  })

  test('a picture within a text counts as used, and the text shows its new version', async () => {
    const id = await store()
    const html = `<p>Der Saal</p><img src="/image/medium/${id}-1.png" alt="Saal">`
    const body = { path: 'saal', name: 'Saal', isPublic: true, content: [{ id: 'b1', type: 'text', title: '', html }] }
    const made = await brand.call(contentEndpoints.sites.create, { body }, as)
    expect(made).toMatchObject({ ok: true })
    expect((await read(id)).places).toMatchObject([{ kind: 'site', name: 'Saal', isLive: true }])
    expect(await brand.call(mediaEndpoints.removeImage, { params: { id } }, as)).toMatchObject({ status: 409 })
    const jpg = await sharp(await twoColours())
      .jpeg()
      .toBuffer()
    const sent = { filename: 'neu.jpg', dataUrl: dataUrl(jpg), revision: 1 }
    expect(await brand.call(mediaEndpoints.replaceImage, { params: { id }, body: sent }, as)).toMatchObject({
      ok: true,
    })
    const page = await brand.call(contentEndpoints.page, { query: { locale: 'de', path: 'saal' } })
    expect(JSON.stringify(page.ok && page.value.content)).toContain(`/image/medium/${id}-2.jpg`)
  })

  test('a picture in use is not deleted, and the refusal names the places', async () => {
    const id = await store()
    const page = await pageWith(id, 'haus')
    const refused = await brand.call(mediaEndpoints.removeImage, { params: { id } }, as)
    expect(refused).toMatchObject({
      status: 409,
      errors: [{ code: 'record.in_use' }],
      data: { places: [{ id: page }] },
    })
  })

  test('a picture stays in the trash for 30 days, and then its files are removed', async () => {
    const id = await store()
    expect(await brand.call(mediaEndpoints.removeImage, { params: { id } }, as)).toMatchObject({ ok: true })
    const trash = await brand.call(mediaEndpoints.listImages, { query: { view: 'trash' } }, as)
    expect(trash).toMatchObject({ value: [{ id }] })
    expect(await brand.call(mediaEndpoints.recoverImage, { params: { id } }, as)).toMatchObject({
      value: { trashedAt: null },
    })
    await brand.call(mediaEndpoints.removeImage, { params: { id } }, as)
    await brand.core.db.run(sql`UPDATE images SET trashed_at = trashed_at - interval '31 days' WHERE id = ${id}`)
    await brand.runJobs()
    expect(await brand.call(mediaEndpoints.getImage, { params: { id } }, as)).toMatchObject({ status: 404 })
    expect((await brand.app.inject({ url: `/image/small/${id}-1.png` })).statusCode).toBe(404)
  })

  test('WebP and AVIF are served to browsers that accept them, if they are smaller', async () => {
    const noise = await sharp({
      create: {
        width: 700,
        height: 500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    const id = await store('foto.png', noise)
    await brand.drain()
    const type = async (accept: string) =>
      (await brand.app.inject({ url: `/image/small/${id}-1.png`, headers: { accept } })).headers
    expect(await type('image/avif,image/webp,*/*')).toMatchObject({ 'content-type': 'image/avif', vary: 'Accept' })
    expect(await type('image/webp,*/*')).toMatchObject({ 'content-type': 'image/webp' })
    expect(await type('*/*')).toMatchObject({ 'content-type': 'image/png', vary: 'Accept' })
    expect((await read(id)).versions[0]?.formats.map(({ extension }) => extension).toSorted()).toEqual(['avif', 'webp'])
  })

  test('editors of one branch can change their own pictures; to change a picture in use, a person must have every branch', async () => {
    const [own] = await brand.core.db.many<{ id: string }>(sql`SELECT id FROM branches ORDER BY name`)
    const other = '00000000-0000-7000-8000-0000000000aa'
    await brand.core.db.run(sql`
      INSERT INTO branches SELECT (jsonb_populate_record(b, jsonb_build_object('id', ${other}::text, 'identifier', 'zweite', 'name', 'Zweite', 'code', 'Z'))).*
      FROM branches b WHERE id = ${own?.id}`)
    const editor = { as: sessionOf(['ROLE_BACKOFFICE'], { name: 'Eda', branches: [own?.id ?? ''] }) }
    const foreign = { as: sessionOf(['ROLE_BACKOFFICE'], { name: 'Fritz', branches: [other] }) }
    const body = { filename: 'eigen.png', dataUrl: dataUrl(await twoColours()) }
    const made = await brand.call(mediaEndpoints.createImage, { body }, editor)
    if (!made.ok) throw new Error(JSON.stringify(made.errors))
    const { id } = made.value
    expect(await change(id, { alt: 'x' }, foreign)).toMatchObject({ status: 403 })
    expect(await change(id, { alt: 'x', edit: { turn: 180 } }, editor)).toMatchObject({ ok: true })
    await pageWith(id, 'eigen')
    expect(await change(id, { alt: 'y' }, editor)).toMatchObject({ ok: true })
    expect(await change(id, { edit: { turn: 90 } }, editor)).toMatchObject({ status: 403 })
    expect(await read(id)).toMatchObject({ version: 2, alt: 'y' })
  })

  test('a picture of 60 million pixels is refused, and nothing of it is stored', async () => {
    const huge = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const before = await brand.call(mediaEndpoints.imageCounts, {}, as)
    const body = { filename: 'riesig.png', dataUrl: dataUrl(huge) }
    const refused = await brand.call(mediaEndpoints.createImage, { body }, as)
    expect(refused).toMatchObject({ status: 422, errors: [{ code: 'upload.unusable', field: 'dataUrl' }] })
    expect(refused).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(
            /"riesig.png" kann nicht verarbeitet.*Das Bild hat mehr als 50 Millionen Pixel\.$/,
          ),
        },
      ],
    })
    expect(await brand.call(mediaEndpoints.imageCounts, {}, as)).toEqual(before)
  })

  test('pictures of older releases are added to the library from their places', async () => {
    const id = '01980000-0000-7000-8000-0000000000b1'
    await brand.core.storage.put(`images/${id}/1.png`, await twoColours())
    await pageWith(id, 'frueher')
    brand.clock.advance({ hours: 2 })
    await brand.runJobs()
    expect(await read(id)).toMatchObject({ version: 1, width: 200, uses: 1 })
  })
})

describe('The library of files (docs/rules/media.md)', () => {
  const send = (filename: string, bytes: string | Uint8Array) =>
    brand.call(mediaEndpoints.createFile, { body: { filename, dataUrl: dataUrl(bytes) } }, as)
  test('a file is stored, renamed, replaced by a file of the same type, and deleted with its bytes', async () => {
    const made = await send('Speisekarte.pdf', '%PDF-1.7 eins')
    if (!made.ok) throw new Error(JSON.stringify(made.errors))
    const { id, publicHash } = made.value
    const at = (version: number) => brand.app.inject({ url: `/upload/${publicHash}/${id}-${version}.pdf` })
    expect((await at(1)).body).toBe('%PDF-1.7 eins')
    const body = { revision: 1, filename: 'Karte.pdf' }
    expect(await brand.call(mediaEndpoints.updateFile, { params: { id }, body }, as)).toMatchObject({
      value: { filename: 'Karte.pdf', revision: 2, places: [] },
    })
    const put = (filename: string, text: string) =>
      brand.call(
        mediaEndpoints.replaceFile,
        { params: { id }, body: { filename, dataUrl: dataUrl(text), revision: 2 } },
        as,
      )
    expect(await put('a.txt', 'nur Text')).toMatchObject({ status: 422, errors: [{ code: 'upload.other_type' }] })
    expect(await put('a.pdf', '%PDF-1.7 zwei')).toMatchObject({ value: { version: 2, revision: 3 } })
    expect([(await at(1)).body, (await at(2)).body]).toEqual(['%PDF-1.7 eins', '%PDF-1.7 zwei'])
    expect((await at(3)).statusCode).toBe(404)
    expect(await brand.call(mediaEndpoints.removeFile, { params: { id } }, as)).toMatchObject({ ok: true })
    expect((await at(1)).statusCode).toBe(404)
  })

  test('the library does not show files of visitors', async () => {
    const sent = await brand.call(mediaEndpoints.upload, {
      body: { filename: 'privat.txt', dataUrl: dataUrl('geheim') },
    })
    if (!sent.ok) throw new Error('not stored')
    const { id } = sent.value
    const listed = await brand.call(mediaEndpoints.listFiles, { query: { search: 'privat' } }, as)
    expect(listed).toMatchObject({ value: [], meta: { total: 0 } })
    for (const endpoint of [mediaEndpoints.getFile, mediaEndpoints.removeFile])
      expect(await brand.call(endpoint, { params: { id } }, as)).toMatchObject({ status: 404 })
  })

  test('files of staff may have 50 MB', async () => {
    const film = (bytes: number) => send('film.mp4', Buffer.alloc(bytes, '    ftypisom'))
    expect(await film(50 * 1024 * 1024)).toMatchObject({ ok: true, value: { bytes: 50 * 1024 * 1024 } })
    expect(await film(50 * 1024 * 1024 + 1)).toMatchObject({ status: 422, errors: [{ code: 'upload.unusable' }] })
  })

  test('a program is refused with an error text', async () => {
    expect(await send('setup.exe', 'MZ\u0000')).toMatchObject({ status: 422, errors: [{ code: 'upload.unusable' }] })
  })
})
