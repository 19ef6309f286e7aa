import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { browserCapabilities } from '../rules/commands.ts'
import { playerEndpoints, signageStaffEndpoints } from '../contract.ts'
import { as, signageHouse } from './testing/house.ts'

test('a screen shows a code, staff enter it, and only the screen gets the key, in a cookie for its own calls', async () => {
  const { own, stream, pair } = await signageHouse()
  const offered = await must(
    own.call(playerEndpoints.pair, { body: { capabilities: [...browserCapabilities], screen: { w: 1, h: 1 } } }),
  )
  expect(offered.code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
  const poll = (secret: string) =>
    own.app.inject({ url: `/api/player/pairings/${offered.id}`, headers: { 'x-poll-secret': secret } })
  expect((await poll('x'.repeat(32))).statusCode).toBe(404)
  expect((await poll(offered.pollSecret)).json()).toEqual({ data: { state: 'waiting' } })
  const typed = `${offered.code.slice(0, 3)} ${offered.code.slice(3).toLowerCase()}`
  const body = { code: typed, name: 'Fenster', branchId: own.house, streamId: stream.id }
  await must(own.call(signageStaffEndpoints.pair, { body }, as))
  const paired = await poll(offered.pollSecret)
  expect(paired.headers['set-cookie']).toMatch(
    /^player=[\w-]{32}; Path=\/api\/player; SameSite=Strict; Max-Age=\d+; HttpOnly$/,
  )
  // A code can be used only once.
  expect(await own.call(signageStaffEndpoints.pair, { body }, as)).toMatchObject({ ok: false, status: 422 })
  expect((await pair()).cookie).not.toBe('player=')
})

test('after the key was used, nobody can get another key with the same code', async () => {
  const { own, stream } = await signageHouse()
  const offered = await must(own.call(playerEndpoints.pair, { body: { capabilities: [], screen: { w: 1, h: 1 } } }))
  await must(
    own.call(
      signageStaffEndpoints.pair,
      { body: { code: offered.code, name: 'A', branchId: own.house, streamId: stream.id } },
      as,
    ),
  )
  const poll = () =>
    own.app.inject({ url: `/api/player/pairings/${offered.id}`, headers: { 'x-poll-secret': offered.pollSecret } })
  // The response with the first key was lost, so the screen asks again. The second key replaces the first.
  const [first, second] = [await poll(), await poll()]
  const keyOf = (answer: typeof first) => ({ headers: { cookie: `player=${answer.cookies[0]?.value}` } })
  expect(await own.call(playerEndpoints.manifest, {}, keyOf(first))).toMatchObject({ ok: false, status: 401 })
  expect(await own.call(playerEndpoints.manifest, {}, keyOf(second))).toMatchObject({ ok: true })
  own.clock.advance({ minutes: 3 })
  expect((await poll()).json()).toEqual({ data: { state: 'expired' } })
})

test('a player that was replaced while its code was valid (ten minutes) no longer gets a key', async () => {
  const { own, stream } = await signageHouse()
  const offer = () => must(own.call(playerEndpoints.pair, { body: { capabilities: [], screen: { w: 1, h: 1 } } }))
  const poll = ({ id, pollSecret }: Awaited<ReturnType<typeof offer>>) =>
    own.app.inject({ url: `/api/player/pairings/${id}`, headers: { 'x-poll-secret': pollSecret } })
  const [wrong, right] = [await offer(), await offer()]
  const screen = { name: 'Fenster', branchId: own.house, streamId: stream.id }
  const { id: deviceId } = await must(
    own.call(signageStaffEndpoints.pair, { body: { ...screen, code: wrong.code } }, as),
  )
  expect((await poll(wrong)).cookies).toHaveLength(1)
  await must(own.call(signageStaffEndpoints.pair, { body: { ...screen, code: right.code, deviceId } }, as))
  const late = await poll(wrong)
  expect([late.statusCode, late.cookies]).toEqual([404, []])
  expect((await poll(right)).cookies).toHaveLength(1)
})

test('after five wrong codes within a minute further codes are refused', async () => {
  const { own, stream } = await signageHouse()
  const wrong = () =>
    own.call(
      signageStaffEndpoints.pair,
      { body: { code: 'AAAAAA', name: 'A', branchId: own.house, streamId: stream.id } },
      as,
    )
  const answers = []
  for (let turn = 0; turn < 6; turn++) answers.push(await wrong())
  expect(answers.map((one) => (one.ok ? 201 : one.status))).toEqual([422, 422, 422, 422, 422, 429])
  own.clock.advance({ seconds: 61 })
  expect(await wrong()).toMatchObject({ status: 422 })
})

test('a revoked key is refused at once, and the card shows that the screen is not paired', async () => {
  const { own, pair } = await signageHouse()
  const player = await pair()
  await player.beat()
  await must(own.call(signageStaffEndpoints.unpair, { params: { id: player.device.id } }, as))
  const answer = await own.call(playerEndpoints.manifest, {}, { headers: { cookie: player.cookie } })
  expect(answer).toMatchObject({ ok: false, status: 401, errors: [{ code: 'player.key_invalid' }] })
  expect(await must(own.call(signageStaffEndpoints.states, {}, as))).toMatchObject([{ condition: 'unpaired' }])
})
