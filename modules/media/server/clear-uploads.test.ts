import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
import { rideBrand } from '#testing/ride-brand.ts'
import { mediaEndpoints } from '../contract.ts'
import { orderableFiles } from './clear-uploads.ts'

test('a file that no order needs is removed after a day; a file that an order needs stays', async () => {
  const brand = await rideBrand()
  const send = async () => {
    const answer = await brand.call(mediaEndpoints.upload, {
      body: { filename: 'a.txt', dataUrl: `data:;base64,${btoa('Grüße')}` },
    })
    if (!answer.ok) throw new Error(answer.errors[0]?.message)
    return { ...answer.value, url: `/upload/${answer.value.publicHash}/${answer.value.id}-1.txt` }
  }
  const [needed, idle] = [await send(), await send()]
  const isOrderable = async (id: string, publicHash: string) =>
    (await orderableFiles(brand.core, [{ id, publicHash }])).length === 1
  const placed = await brand.place()
  await brand.core.db.run(sql`UPDATE order_items SET details =
    ${JSON.stringify([{ name: 'Foto', value: 'a.txt', files: [{ name: 'a.txt', url: `http://x${needed.url}` }] }])}
    WHERE order_id = (SELECT id FROM orders WHERE uid = ${placed.uid})`)
  expect(await isOrderable(idle.id, idle.publicHash)).toBe(true)
  expect(await isOrderable(idle.id, needed.publicHash)).toBe(false)

  brand.clock.advance({ hours: 24, minutes: 1 })
  // After 24 hours the file cannot be used in a new order. It is deleted an hour later. Therefore no order can refer to a deleted file.
  expect(await isOrderable(idle.id, idle.publicHash)).toBe(false)
  await brand.runJobs()
  expect((await brand.app.inject({ url: idle.url })).statusCode).toBe(200)

  brand.clock.advance({ hours: 2 })
  await brand.runJobs()
  expect((await brand.app.inject({ url: idle.url })).statusCode).toBe(404)
  expect((await brand.app.inject({ url: needed.url })).statusCode).toBe(200)
  expect(await isOrderable(needed.id, needed.publicHash)).toBe(true)
})

test('an interrupted removal is continued: no file stays without its row, and a failure does not stop other removals', async () => {
  const brand = await rideBrand()
  const send = async (filename: string) => {
    const answer = await brand.call(mediaEndpoints.upload, {
      body: { filename, dataUrl: `data:;base64,${btoa('Grüße')}` },
    })
    if (!answer.ok) throw new Error(answer.errors[0]?.message)
    return `uploads/${answer.value.publicHash}/${answer.value.id}-1.txt`
  }
  const rows = () => brand.core.db.many<{ filename: string }>(sql`SELECT filename FROM uploads ORDER BY filename`)
  const [first, second] = [await send('a.txt'), await send('b.txt')]
  brand.clock.advance({ hours: 26 })
  const failing = vi.spyOn(brand.core.storage, 'remove').mockRejectedValueOnce(new Error('disk'))
  await brand.runJobs()
  expect(await rows()).toEqual([{ filename: 'a.txt' }])
  expect([await brand.core.storage.get(first), await brand.core.storage.get(second)]).toEqual([
    expect.any(Uint8Array),
    undefined,
  ])

  failing.mockRestore()
  brand.clock.advance({ hours: 1 })
  await brand.runJobs()
  expect(await rows()).toEqual([])
  expect(await brand.core.storage.get(first)).toBeUndefined()
})
