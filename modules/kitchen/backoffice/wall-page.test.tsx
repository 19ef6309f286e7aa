// @vitest-environment happy-dom
import { anItem, anOrder } from '#modules/ordering/testing/an-order.ts'
import { acting, clicked, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { useEffect } from 'react'
import { KitchenBoard } from './KitchenBoard.tsx'
import { useGrownTickets } from './use-grown-tickets.ts'
import { noneGrown, sizeOf } from './wall-places.ts'
import { useWallPage, type WantedPage } from './use-wall-page.ts'

const now = Date.parse('2026-03-20T17:05:00Z')
const notGrown = { sizes: noneGrown, grow: () => {} }
const orders = Array.from({ length: 16 }, (_, index) => anOrder({ id: `o${index}`, uid: `A-${index}` }))

function Board({ list = orders, page }: { list?: typeof orders; page?: WantedPage }) {
  return (
    <KitchenBoard
      title="Küche"
      orders={list}
      now={now}
      zone="UTC"
      live={{ kind: 'live' }}
      layout="cards"
      page={page}
      grown={notGrown}
    />
  )
}

function BoardWithPages() {
  return <Board page={useWallPage()} />
}

const texts = (place: HTMLElement) => [...place.querySelectorAll('.last :is(button, b)')].map((one) => one.textContent)
const tickets = (place: HTMLElement) => place.querySelectorAll('article').length
const tap = (place: HTMLElement, text: string) =>
  clicked([...place.querySelectorAll('.last button')].find((one) => one.textContent.startsWith(text)))
const pass = (milliseconds: number) => acting(() => void vi.advanceTimersByTime(milliseconds))

afterEach(() => vi.useRealTimers())

test('a tap on the number of further orders shows the next page; the last page leads back to the first', async () => {
  const { place } = await mounted(
    <Shell>
      <BoardWithPages />
    </Shell>,
  )
  expect([tickets(place), texts(place)]).toEqual([7, ['und 9 weitere Bestellungen Taste 9']])
  await tap(place, 'und 9')
  expect([tickets(place), texts(place)]).toEqual([7, ['und 2 weitere Bestellungen Taste 9', 'Zurück zum Anfang']])
  // The tickets are others now, so a second tap or key press must not reach them at once.
  expect(place.querySelector('.kg[data-moved]')).not.toBeNull()
  await tap(place, 'und 2')
  expect([tickets(place), texts(place)]).toEqual([2, ['Zurück zum Anfang Taste 9']])
  await tap(place, 'Zurück')
  expect(texts(place)).toEqual(['und 9 weitere Bestellungen Taste 9'])
})

test('the wall returns to the first page by itself, 30 seconds after the last tap or key press', async () => {
  const { place } = await mounted(
    <Shell>
      <BoardWithPages />
    </Shell>,
  )
  vi.useFakeTimers()
  await tap(place, 'und 9')
  await pass(29_000)
  await pressed('1')
  await pass(29_000)
  expect(texts(place)).toContain('Zurück zum Anfang')
  await pass(1000)
  expect(texts(place)).toEqual(['und 9 weitere Bestellungen Taste 9'])
})

test('a screen without a person has no buttons', async () => {
  const { place } = await mounted(
    <Shell>
      <Board />
    </Shell>,
  )
  expect(texts(place)).toEqual(['und 9 weitere Bestellungen'])
  expect(place.querySelector('.last button')).toBeNull()
})

test('orders with an allergy and missed orders that do not fit on the page are named', async () => {
  const accepted = orders.slice(0, 8).map((order) => ({ ...order, state: 'confirmed' as const }))
  const late = { createdAt: '2026-03-20T16:50:00Z', comment: 'Bitte rasch. Nussallergie!' }
  const list = [...accepted, anOrder({ id: 'a', uid: 'A-20', ...late })]
  const { place } = await mounted(
    <Shell>
      <Board list={list} />
    </Shell>,
  )
  expect(texts(place)).toEqual(['und 2 weitere Bestellungen', 'davon 1 mit Allergie, 1 verpasst'])
})

test('a remark with an allergy is whole and above the dishes; only its sentence about the allergy is highlighted', async () => {
  const order = anOrder({ id: 'a', comment: 'Bitte rasch. Nussallergie! Keine Nüsse.', items: [anItem({ id: 'i' })] })
  const { place } = await mounted(
    <Shell>
      <Board list={[order]} />
    </Shell>,
  )
  expect(place.querySelector('.al')?.textContent).toBe('Bitte rasch. Nussallergie! Keine Nüsse.')
  expect(place.querySelector('.al b')?.textContent).toBe('Nussallergie!')
  expect(place.querySelector('.kb .cm')).toBeNull()
})

test('an allergy that the guest wrote for one dish is highlighted, and counts on the last place', async () => {
  const note = (value: string) => [anItem({ id: 'i', details: [{ name: 'Ein Wort an die Küche', value }] })]
  const accepted = orders.slice(0, 8).map((order) => ({ ...order, state: 'confirmed' as const }))
  const { place } = await mounted(
    <Shell>
      <Board list={[anOrder({ id: 'a', items: note('Erdnussallergie!') })]} />
    </Shell>,
  )
  expect(place.querySelector('.kb small.alg')?.textContent).toBe('Erdnussallergie!')
  const late = { createdAt: '2026-03-20T17:09:00Z', items: note('Erdnussallergie!') }
  const full = await mounted(
    <Shell>
      <Board list={[...accepted, anOrder({ id: 'z', uid: 'A-20', ...late })]} />
    </Shell>,
  )
  expect(texts(full.place)).toContain('davon 1 mit Allergie')
})

test('a ticket whose lines are hidden gets a whole column, then several', async () => {
  const seen: string[] = []
  function Grows() {
    const grown = useGrownTickets()
    seen.push([...grown.sizes.values()].join())
    useEffect(() => grown.grow('o0', sizeOf(orders[0] ?? anOrder({ id: 'o0' }), grown.sizes)), [grown])
    return (
      <KitchenBoard
        title="Küche"
        orders={orders.slice(0, 3)}
        now={now}
        zone="UTC"
        live={{ kind: 'live' }}
        layout="cards"
        grown={grown}
      />
    )
  }
  const { place } = await mounted(
    <Shell>
      <Grows />
    </Shell>,
  )
  expect(seen.at(-1)).toBe('6')
  const [first] = place.querySelectorAll('article')
  expect(first?.className).toContain('tall wide')
  expect(first?.style.getPropertyValue('--columns')).toBe('3')
})

test('the header names the totals of orders that nobody has accepted yet separately', async () => {
  const item = anItem({ id: 'i', name: 'Obazda', amount: 3 })
  const list = [anOrder({ id: 'new', items: [item] }), anOrder({ id: 'on', state: 'confirmed', items: [item] })]
  const { place } = await mounted(
    <Shell>
      <Board list={list} />
    </Shell>,
  )
  expect(place.querySelector('.sum li')?.textContent).toBe('3 (+3 neu) Obazda')
})
