import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { cookieOf } from '#testing/brand.ts'
import { sessionOf } from '#testing/sessions.ts'
import { orderingEndpoints } from '../contract.ts'
import { chief, rideBrand, type RideBrand } from '#testing/ride-brand.ts'

let brand: RideBrand
beforeAll(async () => {
  brand = await rideBrand()
})
afterAll(() => brand.close())

const desk = () => sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a], name: 'Fatima Frank' })
const history = (query: object) => brand.call(orderingEndpoints.history, { query }, { as: chief })

describe('History (docs/rules/back-office.md)', () => {
  test('lists orders newest first, filtered by state, branch, words and calendar days of the branch, with the total', async () => {
    const first = await brand.place(brand.draft({ lastName: 'Müller', branch: brand.b }))
    brand.clock.advance({ hours: 30 })
    const second = await brand.place(brand.draft({ lastName: 'Zeman' }))
    const third = await brand.place(brand.draft({ lastName: 'Zeman 100%_' }))
    const uids = async (query: object) => {
      const list = await history(query)
      return list.ok ? { uids: list.value.map(({ uid }) => uid), total: list.meta?.total } : list
    }
    expect(await uids({})).toEqual({ uids: [third.uid, second.uid, first.uid], total: 3 })
    expect(await uids({ pageSize: 1, page: 2 })).toEqual({ uids: [second.uid], total: 3 })
    expect(await uids({ branch: brand.b })).toEqual({ uids: [first.uid], total: 1 })
    expect(await uids({ search: 'müller' })).toEqual({ uids: [first.uid], total: 1 })
    // '%' and '_' in a search text are ordinary characters, although they have a meaning in LIKE patterns.
    expect(await uids({ search: '100%_' })).toEqual({ uids: [third.uid], total: 1 })
    expect(await uids({ state: 'completed' })).toEqual({ uids: [], total: 0 })
    // The first order was placed on 20 November at 10:00 in Vienna, the other two 30 hours later.
    expect(await uids({ from: '2026-11-20', to: '2026-11-20' })).toEqual({ uids: [first.uid], total: 1 })
    for (const from of ['0000-01-01', '2026-02-30', 'x']) expect((await history({ from })).status).toBe(422)
    expect((await history({ to: '2199-12-31' })).status).toBe(200)
    expect(await uids({ from: '2026-11-21' })).toEqual({ uids: [third.uid, second.uid], total: 2 })
  })

  test('the desk exports no contact data (docs/rules/back-office.md, Roles)', async () => {
    const as = sessionOf(['ROLE_FRONTDESK'], { branches: [brand.a] })
    const file = await brand.call(orderingEndpoints.historyCsv, {}, { as })
    const lines = file.ok ? file.value.split('\r\n') : []
    expect(lines[0]).not.toMatch(/Telefon|E-Mail/)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.join()).not.toMatch(/@example|\+43/)
  })

  test('a cell of the CSV export cannot become a formula (docs/rules/security.md, Output)', async () => {
    await brand.place(
      brand.draft({
        lastName: '=HYPERLINK("http://x")',
        firstName: '@SUM(A1)',
        companyName: '-2+3',
        email: '+a@example.com',
        comment: 'x',
      }),
    )
    const file = await brand.app.inject({ url: '/api/orders/export.csv', headers: { cookie: cookieOf(chief) } })
    expect(file.headers['content-type']).toMatch(/^text\/csv/)
    expect(file.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    const text = file.body
    expect(text).toContain('"Bestellnummer";"Ticket";"Bestellart"')
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(text).toContain(`"'@SUM(A1)"`)
    expect(text).toContain(`"'-2+3"`)
    expect(text).toContain(`"'+436641234567"`)
    expect(text).not.toMatch(/(^|;)"?[=+\-@]/m)
    const english = await brand.call(orderingEndpoints.historyCsv, {}, { as: chief, locale: 'en' })
    expect(english.ok && String(english.value)).toContain('"Order number"')
    expect(file.headers['content-disposition']).toMatch(/filename="bestellungen-\d{4}-\d{2}-\d{2}\.csv"/)
    const inEnglish = await brand.app.inject({
      url: '/api/orders/export.csv?locale=en',
      headers: { cookie: cookieOf(chief) },
    })
    expect(inEnglish.headers['content-disposition']).toMatch(/filename="orders-\d{4}-\d{2}-\d{2}\.csv"/)
  })
})

describe('Searching the history', () => {
  test('a complete order number finds only that order; a part of a number, or a name, finds every match', async () => {
    const placed = await brand.place(brand.draft({ lastName: 'Nummernsucher' }))
    const found = async (search: string) => {
      const answer = await brand.call(orderingEndpoints.history, { query: { search } }, { as: chief })
      return answer.ok ? answer.value.map(({ uid }) => uid) : answer.errors
    }
    expect(await found(` ${placed.uid.toLowerCase()} `)).toEqual([placed.uid])
    expect(await found(placed.uid.slice(3))).toContain(placed.uid)
    expect(await found('nummernsucher')).toEqual([placed.uid])
    // These digits look like an order number, but they are a part of a phone number. The search must find this order.
    await brand.place(brand.draft({ phone: '+43 660 777 888 999' }))
    expect(await found('777888999')).toHaveLength(1)
  })
})

describe('Unattended screens (specification §6, §7; docs/rules/calls.md)', () => {
  const make = async (kind: 'frontdesk' | 'backoffice') => {
    const made = await brand.call(
      orderingEndpoints.createBoardKey,
      { body: { branch: brand.a, kind, name: 'Theke' } },
      { as: chief },
    )
    if (!made.ok) throw new Error('no key')
    return made.value
  }

  test('a screen reads the board of its branch with its key, until the key is revoked', async () => {
    const { id, key } = await make('frontdesk')
    const placed = await brand.place()
    const read = (branch: string, secret: string) =>
      brand.call(orderingEndpoints.frontdesk, { params: { branch, key: secret } })
    const board = await read(brand.a, key)
    expect(board.ok && board.value.some(({ uid }) => uid === placed.uid)).toBe(true)
    expect(JSON.stringify(board)).not.toContain(placed.hash)
    expect((await read(brand.b, key)).status).toBe(404)
    expect((await read(brand.a, `${key.slice(1)}x`)).status).toBe(404)
    expect((await brand.call(orderingEndpoints.backoffice, { params: { branch: brand.a, key } })).status).toBe(404)
    expect((await brand.call(orderingEndpoints.revokeBoardKey, { params: { id } }, { as: chief })).ok).toBe(true)
    expect((await read(brand.a, key)).status).toBe(404)
  })

  test('a branch has a limited number of keys for screens; revoking a key allows a new one', async () => {
    const many = await rideBrand()
    const make = () =>
      many.call(
        orderingEndpoints.createBoardKey,
        { body: { branch: many.a, kind: 'frontdesk', name: 'Theke' } },
        { as: chief },
      )
    const first = await make()
    for (let count = 1; count < 50; count++) await make()
    expect(await make()).toMatchObject({ ok: false, status: 422, errors: [{ code: 'board_key.too_many' }] })
    if (!first.ok) throw new Error('no key')
    await many.call(orderingEndpoints.revokeBoardKey, { params: { id: first.value.id } }, { as: chief })
    expect((await make()).ok).toBe(true)
  })

  test('a key is shown only once', async () => {
    const { key, name } = await make('backoffice')
    const list = await brand.call(orderingEndpoints.boardKeys, {}, { as: chief })
    expect(JSON.stringify(list)).toContain(name)
    expect(JSON.stringify(list)).not.toContain(key)
  })
})

describe('Live (docs/rules/back-office.md, Order board)', () => {
  test('a new order and each change are sent to the board of the order’s branch, and to no other board', async () => {
    const seen = { a: [] as string[], b: [] as string[] }
    const stop = new AbortController()
    const follow = async (name: 'a' | 'b') => {
      const as = sessionOf(['ROLE_FRONTDESK'], { branches: [brand[name]] })
      const stream = await brand.api({ session: as, signal: stop.signal }).call(orderingEndpoints.stream)
      if (!stream.ok) throw new Error('no stream')
      for await (const { data } of stream.value as unknown as AsyncIterable<{ data: { uid: string; state: string } }>)
        seen[name].push(`${data.uid} ${data.state}`)
    }
    const readers = [follow('a'), follow('b')]
    // The stream needs a moment to open. Orders are placed until it delivers one.
    await expect.poll(async () => (await brand.place()) && seen.a.length).toBeGreaterThan(0)
    const placed = await brand.place()
    const ofPlaced = () => seen.a.filter((one) => one.startsWith(placed.uid))
    await expect.poll(ofPlaced).toEqual([`${placed.uid} waiting`])
    const order = await brand.order(placed)
    await brand.call(orderingEndpoints.confirm, { params: { id: order.id }, body: { version: 1 } }, { as: desk() })
    await expect.poll(ofPlaced).toEqual([`${placed.uid} waiting`, `${placed.uid} confirmed`])
    expect(seen.b).toEqual([])
    stop.abort()
    await Promise.all(readers)
  })

  test("the status page shows the guest's comment, and the picture of the booked vehicle", async () => {
    const placed = await brand.place(brand.draft({ comment: 'Bitte Hund mitnehmen' }))
    const read = await brand.api().call(orderingEndpoints.publicGet, { params: placed })
    expect(read.ok && [read.value.comment, read.value.ride?.vehicle.image]).toEqual([
      'Bitte Hund mitnehmen',
      expect.stringMatching(/^\/image\/.+-1\.svg$/),
    ])
  })

  test('the status page gets the order at once and after each change', async () => {
    const placed = await brand.place()
    const stop = new AbortController()
    const stream = await brand.api({ signal: stop.signal }).call(orderingEndpoints.publicStream, { params: placed })
    if (!stream.ok) throw new Error('no stream')
    const states: string[] = []
    const reading = (async () => {
      for await (const { data } of stream.value as unknown as AsyncIterable<{ data: { state: string } }>)
        states.push(data.state)
    })()
    await expect.poll(() => states).toEqual(['waiting'])
    await brand.call(orderingEndpoints.publicCancel, { params: placed })
    await expect.poll(() => states).toEqual(['waiting', 'canceled'])
    stop.abort()
    await reading
    const wrong = await brand
      .api()
      .call(orderingEndpoints.publicStream, { params: { uid: placed.uid, hash: 'y'.repeat(32) } })
    expect(wrong.status).toBe(404)
  })
})

test('a branch with orders cannot be deleted', async () => {
  await brand.place()
  const removed = await brand.call(branchesEndpoints.remove, { params: { id: brand.a } }, { as: chief })
  expect(removed).toMatchObject({ ok: false, status: 409, errors: [{ code: 'record.in_use' }] })
})
