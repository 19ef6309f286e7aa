import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { sessionOf } from '#testing/sessions.ts'
import {
  commandEndpoints,
  type NewCommand,
  playerEndpoints,
  sceneEndpoints,
  signageStaffEndpoints,
  streamEndpoints,
} from '../contract.ts'
import { as, signageHouse, textRegion, type TestHouse, type TestPlayer } from './testing/house.ts'

const give = (house: TestHouse, player: TestPlayer, body: NewCommand | { kind: 'identify' | 'reload' | 'restart' }) =>
  house.own.call(commandEndpoints.command, { params: { id: player.device.id }, body }, as)
const listed = async ({ own }: TestHouse) =>
  (await must(own.call(commandEndpoints.list, {}, as))).map(({ state, code }) => [state, code])
const report = (player: TestPlayer, id: string, state: 'running' | 'succeeded' | 'failed' | 'aborted') =>
  player.call(playerEndpoints.command, { params: { id }, body: { state } })

test('a command reaches the screen with its heartbeat, runs, and is reported', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const { id } = await must(give(house, player, { kind: 'identify' }))
  expect((await player.beat()).openCommands).toMatchObject([{ id, kind: 'identify', state: 'delivered' }])
  await report(player, id, 'running')
  await report(player, id, 'succeeded')
  // The screen sends the same report again, because the response to the first one was lost.
  expect(await report(player, id, 'succeeded')).toMatchObject({ state: 'succeeded' })
  const late = await house.own.call(
    playerEndpoints.command,
    { params: { id }, body: { state: 'failed' } },
    { headers: { cookie: player.cookie } },
  )
  expect(late).toMatchObject({ status: 409, errors: [{ message: 'Befehl konnte nicht ausgeführt werden.' }] })
  expect(await listed(house)).toEqual([['succeeded', null]])
})

test('a command that no screen fetched within two minutes has expired', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  await must(give(house, player, { kind: 'identify' }))
  house.own.clock.advance({ seconds: 120 })
  expect(await listed(house)).toEqual([['expired', null]])
  expect((await player.beat()).openCommands).toEqual([])
})

test('a queued reload is not queued twice', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const [one, two] = [
    await must(give(house, player, { kind: 'reload' })),
    await must(give(house, player, { kind: 'reload' })),
  ]
  expect(two.id).toBe(one.id)
})

test('a newer program replaces the older one when it starts', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const other = await must(house.own.call(streamEndpoints.create, { body: { name: 'Abend' } }, as))
  const wanted: NewCommand = { kind: 'set_stream', args: { stream: other.id }, ttl: 600 }
  const first = await must(give(house, player, wanted))
  await player.beat()
  await report(player, first.id, 'running')
  const held = await player.call(playerEndpoints.manifest)
  expect(held.streams.map(({ name }) => name).toSorted()).toEqual(['Abend', 'Haus'])
  const second = await must(give(house, player, wanted))
  await player.beat()
  await report(player, second.id, 'running')
  expect(await listed(house)).toEqual([
    ['running', null],
    ['aborted', 'superseded'],
  ])
  expect(await must(house.own.call(signageStaffEndpoints.states, {}, as))).toMatchObject([
    { condition: 'override', override: { label: 'Abend' } },
  ])
})

test('a single saved scene is shown on a screen: the manifest contains it while the command is open, and the card names it', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const body = { name: 'Mittag', regions: [textRegion('Mittagsmenü')] }
  const lunch = await must(house.own.call(sceneEndpoints.create, { body }, as))
  const quiet = await player.beat()
  const { id } = await must(give(house, player, { kind: 'set_stream', args: { scene: lunch.id }, ttl: 300 }))
  const told = await player.beat()
  expect(told.openCommands).toMatchObject([{ id, kind: 'set_stream', args: { stream: lunch.id } }])
  expect(told.manifest).not.toBe(quiet.manifest)
  await report(player, id, 'running')
  const held = await player.call(playerEndpoints.manifest)
  expect(held.streams).toContainEqual({ id: lunch.id, name: 'Mittag', defaultSegment: lunch.id, rules: [] })
  expect(held.segments.find((one) => one.id === lunch.id)).toMatchObject({ items: [{ scene: lunch.id }] })
  expect(held.scenes.map(({ name }) => name).toSorted()).toEqual(['Gruß', 'Mittag'])
  expect(await must(house.own.call(signageStaffEndpoints.states, {}, as))).toMatchObject([
    { condition: 'override', override: { kind: 'set_stream', label: 'Mittag', isScene: true } },
  ])
  // The scene changes while the screen shows it. The next heartbeat tells the screen to load the manifest (all that it may show) again.
  const change = { params: { id: lunch.id }, body: { name: 'Mittag neu', version: lunch.version } }
  await must(house.own.call(sceneEndpoints.update, change, as))
  const changed = await player.beat()
  expect(changed.manifest).not.toBe(told.manifest)
  expect((await player.call(playerEndpoints.manifest)).scenes.map(({ name }) => name)).toContain('Mittag neu')
  await report(player, id, 'succeeded')
  expect((await player.beat()).manifest).not.toBe(changed.manifest)
  expect((await player.call(playerEndpoints.manifest)).scenes.map(({ name }) => name)).toEqual(['Gruß'])
})

test('a scene of another branch cannot be shown on a screen', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const body = { name: 'Café', regions: [textRegion()], branches: ['00000000-0000-7000-8000-00000000eeee'] }
  const cafe = await must(house.own.call(sceneEndpoints.create, { body }, as))
  const answer = await give(house, player, { kind: 'set_stream', args: { scene: cafe.id }, ttl: 300 })
  expect(answer).toMatchObject({ status: 422, errors: [{ code: 'signage.scene_not_there', field: 'args.scene' }] })
  expect((await player.call(playerEndpoints.manifest)).scenes.map(({ name }) => name)).toEqual(['Gruß'])
})

test('a withdrawn command ends with a report of the screen if it runs, at once if it waits; without an open command nothing is found', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const params = { id: player.device.id }
  const abort = (commandId?: string) =>
    house.own.call(commandEndpoints.abort, { params, body: commandId ? { commandId } : {} }, as)
  const nothing = await abort()
  expect(nothing).toMatchObject({ status: 404 })
  expect(!nothing.ok && nothing.errors[0]?.message).toContain('Befehl konnte nicht abgebrochen werden.')
  const waiting = await must(give(house, player, { kind: 'identify' }))
  expect(await abort(waiting.id)).toMatchObject({ ok: true, value: { state: 'aborted' } })
  const lasting = await must(give(house, player, { kind: 'overlay', args: { text: 'Küche schließt' }, ttl: 900 }))
  await player.beat()
  await report(player, lasting.id, 'running')
  expect(await abort()).toMatchObject({ ok: true, value: { state: 'running', isAbortAsked: true } })
  await report(player, lasting.id, 'aborted')
  expect((await listed(house))[0]).toEqual(['aborted', null])
  expect(await abort(lasting.id)).toMatchObject({
    status: 409,
    errors: [{ message: 'Befehl konnte nicht abgebrochen werden.' }],
  })
})

test.each([
  [{ kind: 'restart', args: {} }, 'signage.not_capable'],
  [{ kind: 'overlay', args: { text: 'x' } }, 'signage.ttl_required'],
  [{ kind: 'identify', args: {}, ttl: 20 }, 'signage.args_invalid'],
  [{ kind: 'volume', args: {} }, 'field.required'],
  [{ kind: 'reload', args: { volume: 3 } }, 'signage.args_invalid'],
  [
    { kind: 'set_stream', args: { stream: '00000000-0000-7000-8000-00000000ffff' }, ttl: 20 },
    'signage.stream_not_there',
  ],
  [{ kind: 'set_stream', args: {}, ttl: 20 }, 'field.required'],
  [
    {
      kind: 'set_stream',
      args: { stream: '00000000-0000-7000-8000-00000000ffff', scene: '00000000-0000-7000-8000-00000000fffe' },
      ttl: 20,
    },
    'signage.args_invalid',
  ],
  [{ kind: 'set_stream', args: { scene: '00000000-0000-7000-8000-00000000ffff' }, ttl: 20 }, 'signage.scene_not_there'],
] as const)('%o is refused: %s', async (body, code) => {
  const house = await signageHouse()
  const player = await house.pair()
  const answer = await give(house, player, body)
  expect(answer).toMatchObject({ ok: false, errors: [{ code }] })
})

test('the front desk may show a message instead of the program, but may not restart screens', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const desk = { as: sessionOf(['ROLE_FRONTDESK'], { branches: [house.own.house] }) }
  const params = { id: player.device.id }
  const overlay = { kind: 'overlay' as const, args: { text: 'Kurze Wartezeit' }, ttl: 60 }
  expect(await house.own.call(commandEndpoints.command, { params, body: overlay }, desk)).toMatchObject({ ok: true })
  expect(await house.own.call(commandEndpoints.command, { params, body: { kind: 'reload' } }, desk)).toMatchObject({
    status: 403,
  })
})

test('one message to many screens returns the screens that cannot show it', async () => {
  const house = await signageHouse()
  const [one, two] = [await house.pair('A'), await house.pair('B')]
  await must(house.own.call(signageStaffEndpoints.unpair, { params: { id: two.device.id } }, as))
  const body = { kind: 'overlay' as const, args: { text: 'Feueralarm', tone: 'emergency' as const }, ttl: 60 }
  const made = await must(
    house.own.call(commandEndpoints.commands, { body: { ...body, devices: [one.device.id, two.device.id] } }, as),
  )
  expect(made).toMatchObject({
    commands: [{ deviceId: one.device.id }],
    refused: [{ deviceId: two.device.id, code: 'signage.not_paired' }],
  })
})
