import { expect, test, vi } from 'vitest'
import { catalogueEndpoints } from '#modules/catalogue/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { must } from '#testing/order-calls.ts'
import { commandEndpoints, MenuDocument, sceneEndpoints, signageStaffEndpoints } from '../contract.ts'
import { as, signageHouse, type TestHouse, type TestPlayer } from './testing/house.ts'

interface Heard {
  event: string
  data: unknown
}

/** Opens the event stream of a player and collects its events until the test ends. */
async function listen({ own }: TestHouse, player: TestPlayer) {
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const stop = new AbortController()
  const answer = await fetch(`${address}/api/player/events`, {
    headers: { cookie: player.cookie },
    signal: stop.signal,
  })
  const heard: Heard[] = []
  let isOpen = true
  const read = async (): Promise<void> => {
    let text = ''
    for await (const bytes of answer.body ?? []) {
      text += new TextDecoder().decode(bytes)
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const [, event] = /^event: (.+)$/m.exec(block) ?? []
        const [, data] = /^data: (.+)$/m.exec(block) ?? []
        if (event !== undefined && data !== undefined) heard.push({ event, data: JSON.parse(data) })
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isOpen = false))
  const until = (matches: (one: Heard) => boolean) =>
    vi.waitFor(() => expect(heard.some(matches)).toBe(true), { timeout: 20_000, interval: 20 })
  return { heard, until, isOpen: () => isOpen, stop: () => stop.abort() }
}

const isDocument =
  (kind: string, holds: (content: unknown) => boolean) =>
  ({ event, data }: Heard): boolean => {
    const part = data as { kind?: string; content?: unknown }
    return event === 'data' && part.kind === kind && part.content !== undefined && holds(part.content)
  }

test('a changed price, a sold-out dish, an order and a command reach the screen automatically', async () => {
  const house = await signageHouse()
  const { own, scene, pair } = house
  const player = await pair()
  const line = await listen(house, player)
  const soupIn = (content: unknown) =>
    MenuDocument.parse(content).products.find(({ id }) => id === own.products.soup) ?? { price: 0, isSoldOut: false }
  await line.until(isDocument('menu', (menu) => soupIn(menu).price === 8.1))
  await line.until(({ event }) => event === 'manifest')

  const params = { id: own.products.soup }
  const { version } = await must(own.call(catalogueEndpoints.products.get, { params }, as))
  await must(own.call(catalogueEndpoints.products.update, { params, body: { price: 9.9, version } }, as))
  await line.until(isDocument('menu', (menu) => soupIn(menu).price === 9.9))
  const changed = await must(own.call(catalogueEndpoints.products.get, { params }, as))
  const soldOut = { isSoldOut: true, version: changed.version }
  await must(own.call(catalogueEndpoints.products.update, { params, body: soldOut }, as))
  await line.until(isDocument('menu', (menu) => soupIn(menu).isSoldOut))

  const { uid } = await own.place(own.draft({ items: [{ product: own.products.dumplings, amount: 1 }] }))
  const order = await own.order({ uid })
  const confirm = { version: order.version, readyInMinutes: 20 }
  await must(own.call(orderingEndpoints.confirm, { params: { id: order.id }, body: confirm }, as))
  await line.until(isDocument('tickets', (tickets) => JSON.stringify(tickets).includes('"working":[{"number"')))
  expect(JSON.stringify(line.heard)).not.toMatch(/Vroni|Huber|example\.de|1234567/)

  await must(own.call(commandEndpoints.command, { params: { id: player.device.id }, body: { kind: 'identify' } }, as))
  await line.until(({ event, data }) => event === 'command' && JSON.stringify(data).includes('identify'))
  const manifests = () => line.heard.filter(({ event }) => event === 'manifest').length
  const before = manifests()
  const body = { name: 'Neu', version: scene.version }
  await must(own.call(sceneEndpoints.update, { params: { id: scene.id }, body }, as))
  await vi.waitFor(() => expect(manifests()).toBeGreaterThan(before), { timeout: 20_000 })
  line.stop()
})

test('a screen that is disconnected loses its open stream and cannot open another', async () => {
  const house = await signageHouse()
  const player = await house.pair()
  const line = await listen(house, player)
  await line.until(({ event }) => event === 'manifest')
  await must(house.own.call(signageStaffEndpoints.unpair, { params: { id: player.device.id } }, as))
  await vi.waitFor(() => expect(line.isOpen()).toBe(false), { timeout: 20_000 })
  const again = await house.own.app.inject({ url: '/api/player/events', headers: { cookie: player.cookie } })
  expect(again.statusCode).toBe(401)
})
