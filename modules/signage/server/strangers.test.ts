import { afterAll, beforeAll, expect, test } from 'vitest'
import sql from 'sql-template-tag'
import { branchesEndpoints } from '#modules/branches/contract.ts'
import { imageTemplateEndpoints } from '#modules/image-templates/contract.ts'
import type { Session } from '#platform/module.ts'
import { house as houseOf } from '#testing/food-brand.ts'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import {
  commandEndpoints,
  playEndpoints,
  playerEndpoints,
  sceneEndpoints,
  segmentEndpoints,
  signageDeviceEndpoints,
  signageStaffEndpoints,
  streamEndpoints,
} from '../contract.ts'
import { as, signageHouse, textRegion, type TestHouse, type TestPlayer } from './testing/house.ts'

/**
 * The tests in this file check that a screen, an editor and a program of one branch have no access to the data of another branch
 * (docs/rules/signage.md).
 */
let one: TestHouse
let player: TestPlayer
/** The session of an editor who sees only the other branch. */
let stranger: { as: Session }
let elsewhere: string
beforeAll(async () => {
  one = await signageHouse()
  player = await one.pair('Theke')
  const body = { ...houseOf, identifier: 'zweites', name: 'Zweites Haus' }
  elsewhere = (await must(one.own.call(branchesEndpoints.create, { body }, as))).id
  stranger = { as: sessionOf(['ROLE_BACKOFFICE'], { branches: [elsewhere], name: 'Fremde Redaktion' }) }
})
afterAll(() => one.own.close())

const secret = 'Nur für das erste Haus'
/** Creates a program that only the first branch may use. The tests check that the other branch cannot use it. */
async function ownProgram(name: string) {
  const { own } = one
  const branches = [own.house]
  const scene = await must(
    own.call(sceneEndpoints.create, { body: { name, branches, regions: [textRegion(secret)] } }, as),
  )
  const items = [{ scene: scene.id, seconds: 20 }]
  const segment = await must(own.call(segmentEndpoints.create, { body: { name, branches, items } }, as))
  const stream = await must(
    own.call(streamEndpoints.create, { body: { name, branches, defaultSegment: segment.id } }, as),
  )
  return { scene, segment, stream }
}
const offered = () =>
  must(one.own.call(playerEndpoints.pair, { body: { capabilities: [], screen: { w: 1920, h: 1080 } } }))

test('an editor cannot put a scene, segment or program of another branch onto a screen of their own branch', async () => {
  const { own } = one
  const { scene, segment, stream } = await ownProgram('Hausintern')
  const branches = [elsewhere]
  const { code } = await offered()
  const free = await must(own.call(streamEndpoints.create, { body: { name: 'Frei', branches } }, stranger))
  const screen = { name: 'Fremd', branchId: elsewhere, streamId: free.id, screenHours: [], rotation: '0' as const }
  const mine = await must(own.call(signageDeviceEndpoints.create, { body: screen }, stranger))
  const items = [{ scene: scene.id, seconds: 20 }]
  const rules = [{ id: 'r', segment: segment.id, priority: 5 }]
  const tried = {
    segment: await own.call(segmentEndpoints.create, { body: { name: 'x', branches, items } }, stranger),
    'default segment': await own.call(
      streamEndpoints.create,
      { body: { name: 'x', branches, defaultSegment: segment.id } },
      stranger,
    ),
    rule: await own.call(streamEndpoints.create, { body: { name: 'x', branches, rules } }, stranger),
    'program of a new screen': await own.call(
      signageDeviceEndpoints.create,
      { body: { ...screen, streamId: stream.id } },
      stranger,
    ),
    'program of a screen': await own.call(
      signageDeviceEndpoints.update,
      { params: { id: mine.id }, body: { streamId: stream.id, version: mine.version } },
      stranger,
    ),
    'program when pairing': await own.call(
      signageStaffEndpoints.pair,
      { body: { code, name: 'x', branchId: elsewhere, streamId: stream.id } },
      stranger,
    ),
  }
  const got = Object.entries(tried).map(([what, answer]) => [what, answer.ok ? 'taken' : answer.status])
  expect(got).toEqual(Object.keys(tried).map((what) => [what, 422]))
})

test('an editor of another branch can neither take over a screen nor read, command, empty or unpair it', async () => {
  const { own } = one
  const { id } = player.device
  const params = { id }
  const { code } = await offered()
  const query = { from: '2026-01-01', to: '2026-12-31' }
  const emergency = { devices: [id], kind: 'overlay' as const, args: { text: 'Alle raus' }, ttl: 60 }
  const { id: command } = await must(own.call(commandEndpoints.command, { params, body: { kind: 'identify' } }, as))
  const { version } = await must(own.call(signageDeviceEndpoints.get, { params }, as))
  const tried = [
    await own.call(
      signageStaffEndpoints.pair,
      { body: { code, deviceId: id, name: 'x', branchId: elsewhere, streamId: one.stream.id } },
      stranger,
    ),
    await own.call(signageDeviceEndpoints.update, { params, body: { branchId: elsewhere, version } }, stranger),
    await own.call(signageDeviceEndpoints.remove, { params }, stranger),
    await own.call(commandEndpoints.commands, { body: emergency }, stranger),
    await own.call(commandEndpoints.abort, { params, body: { commandId: command } }, stranger),
    await own.call(playEndpoints.logs, { params }, stranger),
    await own.call(playEndpoints.screenshot, { params }, stranger),
    await own.call(signageStaffEndpoints.unpair, { params }, stranger),
    await own.call(signageStaffEndpoints.preview, { query: { branchId: own.house } }, stranger),
  ]
  expect(tried.map((answer) => (answer.ok ? 'taken' : answer.status))).toEqual(tried.map(() => 404))
  expect(await must(own.call(playEndpoints.plays, { query: { ...query, deviceId: id } }, stranger))).toEqual([])
  expect(await must(own.call(commandEndpoints.list, { query: { deviceId: id } }, stranger))).toEqual([])
  // The refused API calls have changed nothing: the key of the player is still valid, and the screen still belongs to its branch.
  expect((await player.beat()).openCommands).toMatchObject([{ id: command }])
  expect(await must(own.call(signageDeviceEndpoints.get, { params }, as))).toMatchObject({ branchId: own.house })
})

test('an emergency message to many screens reaches none of them if one belongs to another branch', async () => {
  const { own } = one
  const body = { name: 'Fremder Schirm', branchId: elsewhere, streamId: one.stream.id, screenHours: [] }
  const other = await must(own.call(signageDeviceEndpoints.create, { body }, as))
  const desk = { as: sessionOf(['ROLE_FRONTDESK'], { branches: [own.house] }) }
  const emergency = { kind: 'overlay' as const, args: { text: 'Bitte verlassen Sie das Haus' }, ttl: 60 }
  const before = await own.core.db.first(sql`SELECT count(*)::int AS n FROM signage_commands`)
  const devices = [player.device.id, other.id]
  expect(await own.call(commandEndpoints.commands, { body: { ...emergency, devices } }, desk)).toMatchObject({
    status: 404,
    errors: [{ field: 'devices' }],
  })
  expect(await own.core.db.first(sql`SELECT count(*)::int AS n FROM signage_commands`)).toEqual(before)
})

test('the key of a screen cannot open a file that belongs to another branch', async () => {
  const { own, scene, stream } = one
  const layers = [{ type: 'shape' as const, id: 'ground', x: 0, y: 0, w: 100, h: 100, color: '#135724' }]
  const body = { identifier: 'intern', name: 'Intern', branches: [own.house], layers }
  const template = await must(own.call(imageTemplateEndpoints.create, { body }, as))
  const region = { ...textRegion(), content: { kind: 'template' as const, template: template.id } }
  await must(
    own.call(
      sceneEndpoints.update,
      { params: { id: scene.id }, body: { regions: [region], version: scene.version } },
      as,
    ),
  )
  const hash = (await player.call(playerEndpoints.manifest)).templates[template.id]
  const { id, pollSecret, code } = await offered()
  await must(
    own.call(
      signageStaffEndpoints.pair,
      { body: { code, name: 'Drüben', branchId: elsewhere, streamId: stream.id } },
      as,
    ),
  )
  const answer = await own.app.inject({
    url: `/api/player/pairings/${id}`,
    headers: { 'x-poll-secret': pollSecret },
  })
  const foreign = `player=${answer.cookies.find(({ name }) => name === 'player')?.value ?? ''}`
  const url = `/api/player/assets/${hash}`
  const statusFor = async (cookie: string) => (await own.app.inject({ url, headers: { cookie } })).statusCode
  expect([await statusFor(player.cookie), await statusFor(foreign)]).toEqual([200, 404])
  expect(
    (await own.app.inject({ url: '/api/player/assets/..%2f..%2fsecrets', headers: { cookie: foreign } })).statusCode,
  ).toBe(400)
})

test('a screen can report only on its own commands, and a body with unknown fields is refused', async () => {
  const { own } = one
  const second = await one.pair('Zweiter')
  const { id } = await must(
    own.call(commandEndpoints.command, { params: { id: player.device.id }, body: { kind: 'identify' } }, as),
  )
  const report = (body: object, cookie = second.cookie) =>
    own.app.inject({ method: 'POST', url: `/api/player/commands/${id}`, headers: { cookie }, payload: body })
  expect((await report({ state: 'succeeded' })).statusCode).toBe(404)
  for (const body of [
    { state: 'queued' },
    { state: 'expired' },
    { state: 'running', deviceId: second.device.id },
    [],
    'x',
  ])
    expect([body, (await report(body as object, player.cookie)).statusCode]).toEqual([
      body,
      expect.toBeOneOf([400, 415, 422]),
    ])
  expect((await must(own.call(commandEndpoints.list, { query: {} }, as))).find((row) => row.id === id)).toMatchObject({
    state: 'queued',
  })
  // API calls of a screen need the key of the screen, API calls of staff need a session. A session is not accepted in place of a key, and a
  // key is not accepted in place of a session.
  const signedIn = await own.call(playerEndpoints.manifest, {}, as)
  expect(signedIn).toMatchObject({ ok: false, status: 401 })
  expect(
    (await own.app.inject({ url: '/api/digital-signage-devices', headers: { cookie: second.cookie } })).statusCode,
  ).toBe(401)
})
