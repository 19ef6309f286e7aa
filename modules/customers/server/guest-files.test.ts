import { strFromU8, unzipSync } from 'fflate'
import { glob, readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { urlOf } from '#contract/client.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { codeAt, stepAt } from '#modules/identity/server/totp/codes.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { Session } from '#platform/module.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { cookieOf } from '#testing/brand.ts'
import { foodBrand, type FoodBrand } from '#testing/food-brand.ts'
import { foodOrders } from '#testing/food-orders.ts'
import { must } from '#testing/order-calls.ts'
import { chief } from '#testing/ride-brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { ownerOf, ownerSignIn } from '#testing/owner.ts'
import { guestEndpoints as calls } from '../contract/guest.ts'
import { guestWords } from './guest-file.ts'

let brand: FoodBrand
const { of } = foodOrders(() => brand)
beforeAll(async () => {
  brand = await foodBrand()
})
afterAll(() => brand.close())

const { password } = ownerSignIn
const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Places an order with an uploaded picture, ends it, and sends its mails. */
async function orderWithPicture(filename: string): Promise<{ id: string; uploadId: string; address: string }> {
  const upload = await must(brand.call(mediaEndpoints.upload, { body: { filename, dataUrl: png } }))
  const file = { id: upload.id, publicHash: upload.publicHash }
  const placed = await brand.place(
    brand.draft({ lastName: 'Quendelmoser', items: [of('cake', { parts: [{ id: 'picture', uploads: [file] }] })] }),
  )
  const { id, version } = await brand.order(placed)
  await must(
    brand.call(orderingEndpoints.cancel, { params: { id }, body: { version, message: 'Doch nicht' } }, { as: chief }),
  )
  await brand.drain()
  return { id, uploadId: upload.id, address: `/upload/${upload.publicHash}/${upload.id}-1.${upload.extension}` }
}

const archiveOf = (id: string, as: Session = chief) =>
  brand.app.inject({
    url: urlOf(calls.file, { params: { kind: 'order', id }, query: { as: 'zip' } }),
    headers: { cookie: cookieOf(as) },
  })
const onDisk = async (id: string): Promise<string[]> =>
  (await readdir(brand.filesFolder, { recursive: true })).filter((name) => name.includes(id))

test('the archive contains a page, the data, exactly the bytes that the guest sent, and the mails with their attachments', async () => {
  const { id, address } = await orderWithPicture('Oma Äpfel.png')
  const answer = await archiveOf(id)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="auskunft-.*\.zip"$/)
  const files = unzipSync(answer.rawPayload)
  const names = Object.keys(files)
  const picture = names.find((name) => name.startsWith('uploads/')) ?? ''
  expect(picture).toMatch(/^uploads\/\d{3}-Oma Äpfel\.\w+$/)
  expect(Buffer.from(files[picture] ?? []).equals((await brand.app.inject(address)).rawPayload)).toBe(true)
  expect(names.filter((name) => /^mails\/.*\.html$/.test(name)).length).toBeGreaterThan(1)
  const page = strFromU8(files['auskunft.html'] ?? new Uint8Array())
  expect(page).toContain('<th scope="row">Nachname</th><td>Quendelmoser</td>')
  for (const name of names.filter((one) => one.includes('/')))
    expect(page).toContain(`href="${name.split('/').map(encodeURIComponent).join('/')}"`)
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
    orders: [{ last_name: 'Quendelmoser' }],
  })
  expect((await archiveOf(id, sessionOf(['ROLE_BACKOFFICE'], { branches: [brand.house] }))).statusCode).toBe(403)
})

/** Loads the displayed names of tables and columns from all modules (`words/personal-data.ts`). */
async function wordsOfModules(): Promise<PersonalData[]> {
  const found: PersonalData[] = []
  const root = new URL('../../', import.meta.url)
  for await (const file of glob('*/words/personal-data.ts', { cwd: root })) {
    const [words] = Object.values(
      (await import(new URL(file, root).href)) as Record<string, NonNullable<PersonalData['words']>>,
    )
    if (words) found.push({ columns: {}, words, read: async () => ({}), erase: async () => undefined })
  }
  return found
}

test('every table and column of the file has a name in both languages', async () => {
  const { id } = await orderWithPicture('Oma.png')
  await brand.runJobs()
  const file = String(await must(brand.call(calls.file, { params: { kind: 'order', id } }, { as: chief })))
  const { day: _, ...tables } = JSON.parse(file) as Record<string, Record<string, unknown>[]>
  const sources = await wordsOfModules()
  for (const locale of ['de', 'en'] as const) {
    const t = guestWords(sources, locale)
    expect(Object.keys(tables).filter((name) => !(name in t.tables))).toEqual([])
    const columns = new Set(Object.values(tables).flatMap((rows) => rows.flatMap((row) => Object.keys(row))))
    expect(columns.size).toBeGreaterThan(30)
    expect([...columns].filter((name) => !(name in t.columns))).toEqual([])
  }
})

test('a file that is missing on the disk is left out; files that are too large together are refused, and the audit trail gets no entry', async () => {
  const { id, uploadId } = await orderWithPicture('Weg.png')
  const { db, storage } = brand.core
  const row = await db.first<{ key: string }>(
    sql`SELECT 'uploads/' || public_hash || '/' || id || '-' || version || '.' || extension AS key FROM uploads WHERE id = ${uploadId}`,
  )
  await storage.remove(row?.key ?? '')
  const names = Object.keys(unzipSync((await archiveOf(id)).rawPayload))
  expect(names.filter((name) => name.includes('Weg'))).toEqual([])
  expect(names).toContain('data.json')
  const exports = sql`SELECT count(*)::int AS n FROM audit WHERE action = 'guest.export'`
  const before = await db.first(exports)
  await db.run(sql`UPDATE uploads SET bytes = 2000000000 WHERE id = ${uploadId}`)
  await db.run(sql`UPDATE uploads SET bytes = 2000000000 WHERE filename LIKE 'O%'`)
  const refused = await archiveOf(id)
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toMatchObject({ errors: [{ code: 'guest.files_too_large' }] })
  expect(await db.first(exports)).toEqual(before)
  await db.run(sql`UPDATE uploads SET bytes = 100`)
})

test("after an erasure an upload of the guest is deleted from the disk and not found at its address; other guests' uploads stay", async () => {
  const other = await must(brand.call(mediaEndpoints.upload, { body: { filename: 'fremd.png', dataUrl: png } }))
  const { id, uploadId, address } = await orderWithPicture('Oma.png')
  expect((await onDisk(uploadId)).length).toBeGreaterThan(0)
  const boss = await ownerOf(brand)
  const { uri } = await must(brand.call(identityEndpoints.totpStart, { body: { password } }, { as: boss }))
  const codeIn = (seconds: number): string =>
    codeAt(secretOf(new URL(uri).searchParams.get('secret') ?? ''), stepAt(brand.clock.now().add({ seconds })))
  await must(brand.call(identityEndpoints.totpConfirm, { body: { code: codeIn(0) } }, { as: boss }))
  const erase = (code: string) =>
    brand.call(calls.erase, { params: { kind: 'order', id }, body: { password, code } }, { as: boss })

  expect(await erase('')).toMatchObject({ status: 401, errors: [{ code: 'auth.code_required', field: 'code' }] })
  expect(await erase(codeIn(0)), 'a code is used once').toMatchObject({ errors: [{ code: 'auth.code_invalid' }] })
  expect((await onDisk(uploadId)).length).toBeGreaterThan(0)
  brand.clock.advance({ seconds: 30 })
  expect(await erase(codeIn(0))).toMatchObject({ ok: true, value: { files: 4 } })

  expect(await onDisk(uploadId)).toEqual([])
  expect((await brand.app.inject(address)).statusCode).toBe(404)
  expect((await onDisk(other.id)).length).toBeGreaterThan(0)

  // The number of wrong codes is limited. Otherwise somebody with a stolen session and the password could try all codes.
  for (let n = 0; n < 5; n++) expect(await erase('000000')).toMatchObject({ errors: [{ code: 'auth.code_invalid' }] })
  brand.clock.advance({ seconds: 30 })
  expect(await erase(codeIn(0))).toMatchObject({ status: 429, errors: [{ code: 'auth.too_many_attempts' }] })
})

test('an uploaded picture is deleted if staff removed its dish from the order; the picture of a dish that was added days later stays', async () => {
  const send = async (filename: string) => {
    const { id, publicHash, extension } = await must(
      brand.call(mediaEndpoints.upload, { body: { filename, dataUrl: png } }),
    )
    const item = of('cake', { parts: [{ id: 'picture', uploads: [{ id, publicHash }] }] })
    return { item, address: `/upload/${publicHash}/${id}-1.${extension}` }
  }
  const statusOf = async ({ address }: { address: string }) => (await brand.app.inject(address)).statusCode
  const [taken, kept] = [await send('weg.png'), await send('bleibt.png')]
  const placed = await brand.place(brand.draft({ items: [taken.item, kept.item] }))
  brand.clock.advance({ hours: 48 })
  await brand.runJobs()
  const order = await brand.order(placed)
  const added = await send('neu.png')
  const more = await must(
    brand.call(
      orderingEndpoints.addItem,
      { params: { id: order.id }, body: { version: order.version, item: added.item } },
      { as: chief },
    ),
  )
  const itemId = order.items[0]?.id ?? ''
  await must(
    brand.call(
      orderingEndpoints.editItem,
      { params: { id: order.id, itemId }, body: { version: more.version, amount: 0 } },
      { as: chief },
    ),
  )
  await brand.drain()
  brand.clock.advance({ hours: 48 })
  await brand.runJobs()
  expect([await statusOf(taken), await statusOf(kept), await statusOf(added)]).toEqual([404, 200, 200])
})

/** Decodes the base32 text of a secret (RFC 4648), as an authenticator app does. */
function secretOf(text: string): Uint8Array {
  const bits = [...text]
    .map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'))
    .join('')
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, n) =>
    Number.parseInt(bits.slice(n * 8, n * 8 + 8), 2),
  )
}
