import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { must } from '#testing/order-calls.ts'
import { mediaEndpoints } from '#modules/media/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
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
  TicketsDocument,
} from '../contract.ts'
import { as, signageHouse, textRegion } from './testing/house.ts'

test('the manifest contains the program with its scenes, and its version increases with each change of anything that it uses', async () => {
  const { own, scene, segment, stream, pair } = await signageHouse()
  const player = await pair()
  const before = await player.call(playerEndpoints.manifest)
  expect(before).toMatchObject({ stream: stream.id, scenes: [{ id: scene.id }], segments: [{ id: segment.id }] })
  expect(before.data.map(({ kind }) => kind)).toEqual(['menu', 'tickets'])
  const first = await player.beat()
  const body = { regions: [textRegion('Servus')], version: scene.version }
  await must(own.call(sceneEndpoints.update, { params: { id: scene.id }, body }, as))
  const second = await player.beat()
  expect(second.manifest).not.toBe(first.manifest)
  const after = await player.call(playerEndpoints.manifest)
  expect(after.version).toBe(before.version + 1)
  expect(after.scenes[0]?.regions).toEqual([textRegion('Servus')])
})

test('a picture whose name leads outside the storage counts as missing, and the screen continues to play', async () => {
  const { own, scene, pair } = await signageHouse()
  const player = await pair()
  const images = [{ id: '../../secrets', version: 1, extension: 'png' }]
  const region = { ...textRegion(), content: { kind: 'image' as const, images, seconds: 8 } }
  const body = { regions: [region], version: scene.version }
  await must(own.call(sceneEndpoints.update, { params: { id: scene.id }, body }, as))
  expect(await player.call(playerEndpoints.manifest)).toMatchObject({ scenes: [{ id: scene.id }], pictures: {} })
})

test('an unchanged manifest is not sent again', async () => {
  const { own, pair } = await signageHouse()
  const { cookie } = await pair()
  const first = await own.app.inject({ url: '/api/player/manifest', headers: { cookie } })
  own.clock.advance({ hours: 1 })
  const headers = { cookie, 'if-none-match': String(first.headers['etag']) }
  expect((await own.app.inject({ url: '/api/player/manifest', headers })).statusCode).toBe(304)
})

test('a picture of a scene is sent in pieces, each with its hash, and only to paired screens', async () => {
  const { own, scene, pair } = await signageHouse()
  const dataUrl = `data:image/svg+xml;base64,${Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>').toString('base64')}`
  const image = await must(own.call(mediaEndpoints.createImage, { body: { filename: 'a.svg', dataUrl } }, as))
  const region = { ...textRegion(), content: { kind: 'image' as const, images: [image], seconds: 8 } }
  await must(
    own.call(
      sceneEndpoints.update,
      { params: { id: scene.id }, body: { regions: [region], version: scene.version } },
      as,
    ),
  )
  const player = await pair()
  const { assets, pictures } = await player.call(playerEndpoints.manifest)
  const asset = assets[0]
  expect(pictures[`${image.id}-1.svg`]).toBe(asset?.hash)
  const url = `/api/player/assets/${asset?.hash}`
  const whole = await own.app.inject({ url, headers: { cookie: player.cookie } })
  expect(createHash('sha256').update(whole.rawPayload).digest('hex')).toBe(asset?.hash)
  const part = await own.app.inject({ url, headers: { cookie: player.cookie, range: 'bytes=0-9' } })
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
  const beyond = await own.app.inject({ url, headers: { cookie: player.cookie, range: 'bytes=99999-' } })
  expect(beyond.statusCode).toBe(416)
  expect((await own.app.inject({ url })).statusCode).toBe(401)
})

test('a screen reads only the numbers of orders: no name, no price', async () => {
  const { own, pair } = await signageHouse()
  const player = await pair()
  const { uid } = await own.place()
  const { id, version } = await own.order({ uid })
  await must(own.call(orderingEndpoints.confirm, { params: { id }, body: { version, readyInMinutes: 20 } }, as))
  own.clock.advance({ seconds: 20 })
  const parts = await player.call(playerEndpoints.data)
  const tickets = parts.find(({ kind }) => kind === 'tickets')
  expect(tickets?.content).toMatchObject({ working: [{ number: expect.any(String) }], ready: [] })
  const { working } = TicketsDocument.parse(tickets?.content)
  expect(working.map((one) => Object.keys(one))).toEqual([['number', 'due']])
  const known = await player.call(playerEndpoints.data, { query: { tickets: tickets?.hash ?? '' } })
  expect(known.find(({ kind }) => kind === 'tickets')?.content).toBeUndefined()
})

test('plays are stored once, however often they arrive', async () => {
  const { own, scene, segment, pair } = await signageHouse()
  const player = await pair()
  const play = {
    id: '01938f00-0000-7000-8000-000000000001',
    segmentId: segment.id,
    sceneId: scene.id,
    segmentName: 'Tag',
    sceneName: 'Gruß',
    manifestVersion: 1,
    startedAt: own.clock.now().toString(),
    ms: 20_000,
    isComplete: true,
    isClockUncertain: false,
  }
  for (let turn = 0; turn < 2; turn++) await player.call(playerEndpoints.plays, { body: { plays: [play] } })
  // A play that is dated two days in the future, because the clock of the screen is wrong.
  const ahead = { ...play, id: play.id.replace(/1$/, '9'), startedAt: own.clock.now().add({ hours: 48 }).toString() }
  await player.call(playerEndpoints.plays, { body: { plays: [ahead] } })
  expect(await must(own.call(playEndpoints.plays, { query: { from: '2026-11-22', to: '2026-11-22' } }, as))).toEqual([])
  const query = { from: '2026-11-20', to: '2026-11-20' }
  expect(await must(own.call(playEndpoints.plays, { query }, as))).toMatchObject([{ sceneName: 'Gruß', ms: 20_000 }])
  const csv = await own.call(playEndpoints.playsCsv, { query }, as)
  expect(csv.ok && csv.value).toContain('"Gruß";"20";"1";"ja";"nein"')
})

test('two screens may use the same id: both plays count, even after they became hourly sums', async () => {
  const { own, scene, segment, pair } = await signageHouse()
  const [left, right] = [await pair('Links'), await pair('Rechts')]
  const play = {
    id: '01938f00-0000-7000-8000-000000000001',
    segmentId: segment.id,
    sceneId: scene.id,
    segmentName: 'Tag',
    sceneName: 'Gruß',
    manifestVersion: 1,
    startedAt: own.clock.now().toString(),
    ms: 20_000,
    isComplete: true,
    isClockUncertain: false,
  }
  const sum = {
    id: play.id,
    sceneId: scene.id,
    sceneName: 'Aushang',
    hour: '2026-11-20T11:00:00Z',
    plays: 7,
    ms: 7_000,
  }
  for (const player of [left, right, left]) {
    await player.call(playerEndpoints.plays, { body: { plays: [play] } })
    await player.call(playerEndpoints.plays, { body: { plays: [], sums: [{ ...sum, id: sum.id.replace(/1$/, '2') }] } })
  }
  const rows = async () => {
    const query = { from: '2026-11-20', to: '2026-11-20' }
    const found = await must(own.call(playEndpoints.plays, { query }, as))
    return found.map(({ deviceName, sceneName, plays }) => `${deviceName} ${sceneName} ${plays}`).toSorted()
  }
  const both = ['Links Aushang 7', 'Links Gruß 1', 'Rechts Aushang 7', 'Rechts Gruß 1']
  expect(await rows()).toEqual(both)
  own.clock.advance({ hours: 24 * 91 })
  await own.runJobs()
  expect(await rows()).toEqual(both)
})

test('records that are in use cannot be deleted, and the response lists where they are used', async () => {
  const { own, scene, segment, stream, pair } = await signageHouse()
  await pair('Theke')
  const places = []
  for (const [endpoint, id] of [
    [sceneEndpoints.remove, scene.id],
    [segmentEndpoints.remove, segment.id],
    [streamEndpoints.remove, stream.id],
  ] as const)
    places.push(await own.call(endpoint, { params: { id } }, as))
  expect(places.map((one) => !one.ok && [one.status, (one.data as { names: string[] }).names])).toEqual([
    [409, ['Tag']],
    [409, ['Haus']],
    [409, ['Theke']],
  ])
})

test('regions outside the canvas, hosts that are not allowed and capped defaults are refused', async () => {
  const { own, scene, segment } = await signageHouse()
  const change = (regions: unknown[]) =>
    own.call(
      sceneEndpoints.update,
      { params: { id: scene.id }, body: { regions: regions as never[], version: scene.version } },
      as,
    )
  expect(await change([{ ...textRegion(), x: 1 }])).toMatchObject({ errors: [{ code: 'signage.region_outside' }] })
  const web = { kind: 'web', url: 'https://example.com/x', offlineText: '' }
  expect(await change([{ ...textRegion(), content: web }])).toMatchObject({
    errors: [{ code: 'signage.host_not_allowed' }],
  })
  await must(own.call(signageStaffEndpoints.changeSettings, { body: { webHosts: ['example.com'], version: 0 } }, as))
  expect(await change([{ ...textRegion(), content: web }])).toMatchObject({ ok: true })
  const capped = { maxPlaysPerHour: 4, version: segment.version }
  expect(await own.call(segmentEndpoints.update, { params: { id: segment.id }, body: capped }, as)).toMatchObject({
    errors: [{ code: 'signage.default_capped' }],
  })
})

test('staff of another branch find neither the screen nor its commands', async () => {
  const { own, pair } = await signageHouse()
  const player = await pair()
  await player.beat()
  const other = { as: sessionOf(['ROLE_BACKOFFICE'], { branches: ['00000000-0000-7000-8000-00000000ffff'] }) }
  const params = { id: player.device.id }
  const statuses = [
    await own.call(signageDeviceEndpoints.get, { params }, other),
    await own.call(commandEndpoints.command, { params, body: { kind: 'reload' } }, other),
    await own.call(signageStaffEndpoints.unpair, { params }, other),
    await own.call(playEndpoints.screenshot, { params }, other),
  ].map((one) => (one.ok ? 200 : one.status))
  expect(statuses).toEqual([404, 404, 404, 404])
  expect(await must(own.call(signageStaffEndpoints.states, {}, other))).toEqual([])
})
