// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { TicketsDocument } from '../contract.ts'
import { keptDocuments } from './documents.ts'
import type { RenderContext } from './render/context.ts'
import { drawScene } from './render/scene.ts'
import { memoryStore } from './store.ts'

const start = Date.parse('2026-11-20T11:00:00Z')
const ages = [
  { kind: 'tickets' as const, staleAfter: 60 },
  { kind: 'menu' as const, staleAfter: 86_400 },
]
const numbers: TicketsDocument = {
  ready: [{ number: '212', since: '2026-11-20T10:58:00Z' }],
  working: [{ number: '213', due: null }],
  collected: [],
}
const letters = { size: 60, color: '', background: '' }
const board = {
  canvas: { w: 1920, h: 1080, background: '' },
  regions: [
    {
      id: 't',
      x: 0,
      y: 0,
      w: 1920,
      h: 1080,
      z: 0,
      fit: 'contain' as const,
      content: { kind: 'tickets' as const, ...letters },
    },
  ],
}

/** A screen with a ticket board whose numbers were confirmed at 12:00 in Vienna. The tests change the times in `clock`. */
async function screen({ store = memoryStore(), locale = 'de' as 'de' | 'en', at = start } = {}) {
  const clock = { player: at, wall: at }
  const documents = await keptDocuments(store, () => clock.wall)
  documents.use(ages)
  const pass = (seconds: number): void => {
    clock.player += seconds * 1000
    clock.wall += seconds * 1000
  }
  const confirm = (seconds = 0) =>
    documents.take({ kind: 'tickets', hash: 'a', at: new Date(start + seconds * 1000).toISOString(), content: numbers })
  const context: RenderContext = {
    doc: document,
    brand: { name: 'Haus', tokens: {}, fontCss: '', mark: '', greeting: '', greetingEn: '' },
    locale,
    zone: 'Europe/Vienna',
    documents: documents.live,
    volume: 100,
    now: () => clock.player,
    picture: async () => undefined,
    film: async () => undefined,
    template: async () => undefined,
    mayShowPage: () => false,
  }
  const scene = drawScene(board, context)
  const shown = (): string => {
    scene.refresh()
    return scene.element.textContent ?? ''
  }
  return { clock, confirm, documents, pass, shown, store }
}

test('a minute without a confirmation replaces the numbers by the time of the last ones; they come back with the network (docs/rules/signage.md, Live data)', async () => {
  const own = await screen()
  await own.confirm()
  expect(own.shown()).toMatch(/^Abholbereit212.*In Arbeit213/)
  own.pass(59)
  expect(own.shown()).toContain('212')
  own.pass(2)
  expect(own.shown()).not.toMatch(/21[23]/)
  expect(own.shown()).toContain('Anzeige kurz nicht verfügbar')
  expect(own.shown()).toContain('Letzter Stand 12:00 Uhr')
  await own.confirm(61)
  expect(own.shown()).toContain('212')
})

test('the English screen says it in English', async () => {
  const own = await screen({ locale: 'en' })
  await own.confirm()
  own.pass(120)
  expect(own.shown()).toMatch(/^Not available for a moment.*As of 12:00/)
})

test('a restart without a network shows no old numbers', async () => {
  const first = await screen()
  await first.confirm()
  const second = await screen({ store: first.store, at: start + 180_000 })
  expect(second.shown()).not.toMatch(/21[23]/)
})

test('a clock that the power cut has set back does not make old numbers current', async () => {
  const first = await screen()
  await first.confirm()
  const second = await screen({ store: first.store, at: Date.parse('2020-01-01T00:00:00Z') })
  expect(second.shown()).not.toMatch(/21[23]/)
})

test('a device that has slept shows no old numbers, although its monotonic clock stood still', async () => {
  const own = await screen()
  await own.confirm()
  own.clock.wall += 3_600_000
  expect(own.shown()).not.toMatch(/21[23]/)
})

test('numbers that the branch does not offer any more are not shown', async () => {
  const own = await screen()
  await own.confirm()
  own.documents.use(ages.filter(({ kind }) => kind !== 'tickets'))
  expect(own.shown()).not.toMatch(/21[23]/)
})
