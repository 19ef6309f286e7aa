import sql from 'sql-template-tag'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { identityEndpoints } from '#modules/identity/contract.ts'
import { request, testBrand, type TestBrand } from '#testing/brand.ts'
import { admin } from '#testing/sessions.ts'
import {
  badgeEndpoints,
  clockEndpoints,
  kioskEndpoints as calls,
  pinEndpoints,
  timeFiles,
  trailEndpoints,
} from '../../contract.ts'
import { seal } from '../../backoffice/kiosk/seal.ts'
import { timeHouse, type TimeHouse, type Worker } from '../testing/house.ts'

const PIN = '907314'
let brand: TestBrand
let house: TimeHouse
let toni: Worker
let cookie = ''
beforeEach(async () => {
  brand = await testBrand()
  brand.clock.set('2026-03-20T10:58:00Z')
  house = await timeHouse(brand)
  toni = await house.worker('Toni')
  cookie = (await pair()).cookie
})
afterAll(() => brand.close())

async function pair() {
  const offered = await house.must(calls.offer, {})
  const row = await house.must(calls.pair, {
    body: { code: offered.code.toLowerCase(), name: 'Eingang', branch: house.house },
  })
  const poll = await brand.app.inject({
    url: `/api/time-kiosk/pairings/${offered.id}`,
    headers: { 'x-poll-secret': offered.pollSecret },
  })
  return { row, offered, cookie: `time-kiosk=${poll.cookies[0]?.value ?? ''}`, header: poll.headers['set-cookie'] }
}
const at = <E extends Endpoint>(endpoint: E, input: InputOf<E> = {}, key = cookie) =>
  request(brand).call(endpoint, input, { headers: { cookie: key } })
const setPin = (pin = PIN, who = toni) => house.must(pinEndpoints.setOwn, { body: { pin } }, who.session)
const open = (pin: string, user = toni.id) => at(calls.open, { body: { user, pin } })
const view = async (): Promise<OutputOf<typeof calls.state>> => {
  const found = await at(calls.state)
  if (!found.ok) throw new Error(JSON.stringify(found.errors))
  return found.value
}

describe('A kiosk (docs/rules/time-tracking.md, Kiosk)', () => {
  test('gets its key after a manager enters its code, in a cookie for its own calls', async () => {
    const { offered, header } = await pair()
    expect(header).toMatch(/^time-kiosk=[\w-]{32}; Path=\/api\/time-kiosk; SameSite=Strict; Max-Age=\d+; HttpOnly$/)
    const again = { body: { code: offered.code, name: 'Zweites', branch: house.house } }
    expect(await house.call(calls.pair, again)).toMatchObject({ errors: [{ code: 'time.kiosk_code_unknown' }] })
    expect(await at(calls.state, {}, 'time-kiosk=falsch')).toMatchObject({ status: 404 })
  })

  test('shows the people of its branch with the state of today, and no people of another branch', async () => {
    await house.worker('Otto', { branch: await house.branch('filiale') })
    await setPin()
    expect((await view()).people).toEqual([
      { id: toni.id, name: 'Toni', department: '', clock: 'none', state: 'none', at: null, worked: 0, hasPin: true },
    ])
    await house.must(clockEndpoints.start, { params: toni.access, body: {} })
    expect((await view()).people[0]).toMatchObject({
      clock: 'running',
      state: 'running',
      at: '2026-03-20T10:58:00.000Z',
    })
    brand.clock.advance({ hours: 13 })
    expect((await view()).people[0]).toMatchObject({ clock: 'running', state: 'forgotten' })
  })

  test('cannot use a revoked key any more', async () => {
    const [kiosk] = await house.must(calls.list, {})
    await house.must(calls.revoke, { params: { id: kiosk?.id ?? '' } })
    expect(await at(calls.state)).toMatchObject({ status: 404, errors: [{ code: 'time.kiosk_unknown' }] })
  })

  test('gives access to the clock of a person for 60 seconds after the right PIN, and to nothing else of that person', async () => {
    await setPin()
    const opened = await open(PIN)
    if (!opened.ok) throw new Error(JSON.stringify(opened.errors))
    const params = { username: opened.value.username, token: opened.value.token }
    const start = { params, body: { branch: house.house } }
    expect(await house.call(clockEndpoints.start, start, undefined)).toMatchObject({
      status: 201,
      value: { source: 'kiosk' },
    })
    for (const call of [clockEndpoints.activities, clockEndpoints.export, clockEndpoints.balances])
      expect(await house.call(call, { params, query: {} }, undefined)).toMatchObject({ status: 404 })
    expect(await house.call(timeFiles.ownData, { params }, undefined)).toMatchObject({ status: 404 })
    brand.clock.advance({ seconds: 61 })
    expect(await house.call(clockEndpoints.end, { params, body: {} }, undefined)).toMatchObject({ status: 404 })
  })

  test('refuses the clock of a person whose account is disabled, here and on the phone', async () => {
    await setPin()
    const { version } = await house.must(identityEndpoints.users.get, { params: { id: toni.id } })
    const body = { version, expiresAt: brand.clock.now().add({ hours: 1 }).toString() }
    await house.must(identityEndpoints.users.update, { params: { id: toni.id }, body })
    expect((await open(PIN)).ok).toBe(true)
    expect(await house.call(clockEndpoints.export, { params: toni.access, query: {} }, undefined)).toMatchObject({
      ok: true,
    })
    brand.clock.advance({ hours: 1 })
    expect(await open(PIN)).toMatchObject({ status: 404 })
    expect((await view()).people).toEqual([])
    for (const call of [clockEndpoints.export, clockEndpoints.activities])
      expect(await house.call(call, { params: toni.access, query: {} }, undefined)).toMatchObject({ status: 404 })
  })

  test('does not find a person of another branch, with any PIN', async () => {
    const otto = await house.worker('Otto', { branch: await house.branch('filiale') })
    await setPin(PIN, otto)
    expect(await open(PIN, otto.id)).toMatchObject({ status: 404 })
  })
})

describe('Wrong PINs', () => {
  const answers = async (times: number) => {
    const found = []
    for (let turn = 0; turn < times; turn++) found.push(await open('835271'))
    return found.map((one) => (one.ok ? 'ok' : one.errors[0]?.code))
  }

  test('four cause no wait, the fifth and each further one cause a wait of 15 minutes; during a wait even the right PIN is refused', async () => {
    await setPin()
    expect(await answers(5)).toEqual([...Array.from({ length: 4 }, () => 'time.pin_wrong'), 'time.pin_wait'])
    expect(await open(PIN)).toMatchObject({ status: 429, errors: [{ code: 'time.pin_wait' }] })
    brand.clock.advance({ minutes: 14, seconds: 59 })
    expect(await open(PIN)).toMatchObject({ status: 429, errors: [{ code: 'time.pin_wait' }] })
    brand.clock.advance({ seconds: 2 })
    expect(await answers(1)).toEqual(['time.pin_wait'])
    brand.clock.advance({ minutes: 15, seconds: 1 })
    expect((await open(PIN)).ok).toBe(true)
    expect(await answers(1)).toEqual(['time.pin_wrong'])
  })

  test('twenty at the same time allow no more tries than twenty one after the other', async () => {
    await setPin()
    const found = await Promise.all(Array.from({ length: 20 }, () => open('835271')))
    expect(found.filter((one) => !one.ok && one.errors[0]?.code === 'time.pin_wrong')).toHaveLength(4)
  })

  test('slow down one person at one kiosk, but not at another kiosk or on the phone; a new PIN ends the wait', async () => {
    await setPin()
    await answers(5)
    const second = (await pair()).cookie
    expect((await at(calls.open, { body: { user: toni.id, pin: PIN } }, second)).ok).toBe(true)
    expect((await house.call(clockEndpoints.start, { params: toni.access, body: {} }, undefined)).ok).toBe(true)
    await setPin('472918')
    expect((await open('472918')).ok).toBe(true)
  })

  test('the managers get one mail when a third person must wait at a kiosk', async () => {
    await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
    for (const name of ['Anna', 'Ben', 'Cleo', 'Dora']) {
      const one = await house.worker(name)
      await setPin(PIN, one)
      for (let turn = 0; turn < 5; turn++) await open('835271', one.id)
    }
    const mails = await house.mails('time.kiosk-alarm')
    expect(mails.map(({ email }) => email)).toEqual(['berta@example.at'])
  })
})

describe('PINs', () => {
  test('the same PIN at two kiosks within a minute is reported to the person and the managers, once', async () => {
    await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
    await setPin()
    const second = (await pair()).cookie
    const elsewhere = () => at(calls.open, { body: { user: toni.id, pin: PIN } }, second)
    await open(PIN)
    brand.clock.advance({ seconds: 61 })
    expect((await elsewhere()).ok).toBe(true)
    expect(await house.mails('time.pin-shared')).toEqual([])
    // The PIN stays valid, because one person may have walked from one terminal to the other.
    for (let turn = 0; turn < 3; turn++) {
      brand.clock.advance({ seconds: 20 })
      expect((await (turn % 2 === 0 ? open(PIN) : elsewhere())).ok).toBe(true)
    }
    expect((await house.mails('time.pin-shared')).map(({ email }) => email)).toEqual(['toni@example.at'])
    expect((await house.mails('time.pin-shared-manager')).map(({ email }) => email)).toEqual(['berta@example.at'])
    const { entries } = await house.must(trailEndpoints.trail, {
      query: { user: toni.id, from: '2026-03-20', to: '2026-03-20' },
    })
    expect(entries.filter(({ detail }) => detail === 'shared')).toHaveLength(1)
  })

  test('of two uses at the same time at two kiosks, the second one is noticed', async () => {
    await setPin()
    const second = (await pair()).cookie
    await Promise.all([open(PIN), at(calls.open, { body: { user: toni.id, pin: PIN } }, second)])
    expect(await house.mails('time.pin-shared')).toHaveLength(1)
  })

  test('a trivial PIN and a PIN with letters are refused', async () => {
    const set = (pin: string) => house.call(pinEndpoints.setOwn, { body: { pin } }, toni.session)
    expect(await set('123456')).toMatchObject({ status: 422, errors: [{ code: 'time.pin_trivial', field: 'pin' }] })
    expect(await set('12ab56')).toMatchObject({ status: 422 })
    expect(await set('4711')).toMatchObject({ status: 422 })
    expect(await house.must(pinEndpoints.own, {}, toni.session)).toEqual({ changedAt: null })
  })

  test('an administrator can set a PIN and the person gets a mail; a manager can delete a PIN, but not set one', async () => {
    const berta = await house.worker('Berta', { roles: ['ROLE_BACKOFFICE'] })
    const set = { params: { id: toni.id }, body: { pin: PIN } }
    expect(await house.call(pinEndpoints.set, set, berta.session)).toMatchObject({ status: 403 })
    await house.must(pinEndpoints.set, set, admin())
    expect(await house.mails('time.pin-set')).toMatchObject([{ email: 'toni@example.at' }])
    await house.must(pinEndpoints.clear, { params: { id: toni.id } }, berta.session)
    expect(await open(PIN)).toMatchObject({ status: 409, errors: [{ code: 'time.pin_missing' }] })
  })
})

describe('A card', () => {
  const CARD = '04:a2:1b:3c'
  const give = (badge = CARD, who = toni, session = admin()) =>
    house.call(badgeEndpoints.set, { params: { id: who.id }, body: { badge } }, session)
  const show = (badge: string, key = cookie) => at(badgeEndpoints.find, { body: { badge } }, key)

  test('finds its person, for any spelling of a reader, and gives no access without the PIN', async () => {
    expect(await give()).toMatchObject({ value: { ending: '3C' } })
    expect(await show('04 A2 1B 3C')).toMatchObject({ ok: true, value: { user: toni.id } })
    expect(await open('835271')).toMatchObject({ errors: [{ code: 'time.pin_missing' }] })
    expect((await house.must(pinEndpoints.list, {})).find(({ id }) => id === toni.id)?.badge).toBe('3C')
    const kept = await brand.core.db.many<{ row: string }>(sql`SELECT t::text AS row FROM time_badges t`)
    expect(kept.map(({ row }) => row).join()).not.toContain('04A21B')
  })

  test('is unknown if it belongs to nobody, to another branch or to a disabled user, and also without the key of a kiosk', async () => {
    const unknown = { status: 404, errors: [{ code: 'time.badge_unknown' }] }
    expect(await show(CARD)).toMatchObject(unknown)
    const otto = await house.worker('Otto', { branch: await house.branch('filiale') })
    await give(CARD, otto)
    expect(await show(CARD)).toMatchObject(unknown)
    expect(await show(CARD, 'time-kiosk=falsch')).toMatchObject({ errors: [{ code: 'time.kiosk_unknown' }] })
  })

  test('belongs to one person; after its removal it is unknown, and can be assigned to another person', async () => {
    const anna = await house.worker('Anna')
    const both = await Promise.all([give(), give('04A21B3C', anna)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [owner, other] = both[0]?.ok ? [toni, anna] : [anna, toni]
    await house.must(badgeEndpoints.clear, { params: { id: owner.id } })
    expect(await show(CARD)).toMatchObject({ status: 404 })
    expect(await give(CARD, other)).toMatchObject({ ok: true })
    expect(await show(CARD)).toMatchObject({ value: { user: other.id } })
  })

  test('can be assigned only by managers of the branch, and the trail contains it', async () => {
    const elsewhere = await house.worker('Berta', {
      roles: ['ROLE_BACKOFFICE'],
      branch: await house.branch('filiale'),
    })
    expect(await give(CARD, toni, elsewhere.session)).toMatchObject({ status: 404 })
    expect(await give(CARD, toni, toni.session)).toMatchObject({ status: 403 })
    expect(await give('12')).toMatchObject({ status: 422, errors: [{ code: 'field.format', field: 'badge' }] })
    await give()
    const query = { user: toni.id, from: '2026-03-20', to: '2026-03-20' }
    const { entries } = await house.must(trailEndpoints.trail, { query })
    expect(entries).toMatchObject([{ kind: 'badge', detail: 'set' }])
  })
})

describe('A tap without network', () => {
  const sealed = async (more: { pin?: string; key?: string; action?: 'start' | 'end' } = {}) => ({
    body: {
      sealed: await seal((await view()).sealFor, {
        user: toni.id,
        pin: more.pin ?? PIN,
        action: more.action ?? 'start',
        key: more.key ?? '018f0000-0000-7000-8000-000000000001',
        claimed: { at: brand.clock.epochMs() - 40 * 60_000, offset: 0, drift: 0 },
      }),
    },
  })

  test('counts at its own time, at the branch of the kiosk, and a repeated call returns the same activity', async () => {
    await setPin()
    const first = await at(calls.tap, await sealed())
    const value = { from: '2026-03-20T10:18:00.000Z', source: 'offline', flags: ['offline'], branch: house.house }
    expect(first).toMatchObject({ ok: true, value })
    expect(await at(calls.tap, await sealed())).toMatchObject({ ok: true, value: first.ok ? first.value : {} })
    expect(await house.count('working_activities')).toBe(1)
  })

  test('with a wrong PIN becomes a single request, about which a manager decides', async () => {
    await setPin()
    for (let turn = 0; turn < 2; turn++)
      expect(await at(calls.tap, await sealed({ pin: '835271' }))).toMatchObject({
        errors: [{ code: 'time.claim_requested' }],
      })
    expect(await house.count('time_requests')).toBe(1)
    expect(await house.count('working_activities')).toBe(0)
  })

  test('does not reset the wrong PINs of somebody who guesses, if a copy of it is sent', async () => {
    await setPin()
    const copy = await sealed()
    await at(calls.tap, copy)
    for (let turn = 0; turn < 4; turn++) await open('835271')
    expect((await at(calls.tap, copy)).ok).toBe(true)
    expect(await open('835271')).toMatchObject({ errors: [{ code: 'time.pin_wait' }] })
  })

  test('is refused if it was changed on its way', async () => {
    await setPin()
    const { body } = await sealed()
    const box = Buffer.from(body.sealed.box, 'base64')
    box.writeUInt8(box.readUInt8(3) ^ 1, 3)
    const changed = { body: { sealed: { ...body.sealed, box: box.toString('base64') } } }
    expect(await at(calls.tap, changed)).toMatchObject({ status: 422, errors: [{ code: 'time.kiosk_seal' }] })
    const point = { body: { sealed: { ...body.sealed, point: 'AAAA' } } }
    expect(await at(calls.tap, point)).toMatchObject({ errors: [{ code: 'time.kiosk_seal' }] })
  })
})
