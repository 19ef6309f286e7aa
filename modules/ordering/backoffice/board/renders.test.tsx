// @vitest-environment happy-dom
import { acting, clicked, pressed } from '#ui/backoffice/testing/mounted.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import type * as Actions from './CardActions.tsx'
import BoardScreen from './BoardScreen.tsx'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { DRAWN_AT_ONCE } from './near.ts'

const drawn = vi.hoisted((): string[] => [])
vi.mock('./CardActions.tsx', async (load) => {
  const { CardActions } = await load<typeof Actions>()
  return {
    CardActions(props: Parameters<typeof CardActions>[0]) {
      drawn.push(props.order.id)
      return CardActions(props)
    },
  }
})
vi.mock('../drawer/OrderDrawer.tsx', () => ({ OrderDrawer: ({ id }: { id: string }) => <aside>{id}</aside> }))
vi.mock('../drawer/CounterDialog.tsx', () => ({ CounterDialog: () => <aside>Another time</aside> }))

/** The 66 orders get these states one after the other, so a third of them is in each column. */
const states = ['waiting', 'confirmed', 'in-delivery'] as const
const orders = Array.from({ length: 66 }, (_, n) =>
  anOrder({ id: `o${n}`, ticketNumber: n, state: states[n % 3] ?? 'waiting', lastName: `Guest ${n}` }),
)
const [aThird = anOrder({ id: 'o0' })] = orders

async function board() {
  const { place, change } = await mountedScreen(<BoardScreen />, {
    path: '/bestellungen/:id?',
    at: '/bestellungen',
    orders,
  })
  await vi.waitFor(() => expect(place.querySelectorAll('[data-order]')).toHaveLength(orders.length), 20_000)
  return { place, change }
}

beforeEach(() => {
  drawn.length = 0
  vi.stubGlobal('IntersectionObserver', undefined)
})

class NoSound {
  state = 'running'
  resume = () => Promise.resolve()
}

test('scrolls the card that a key selects into view, and no other card', async () => {
  const { place } = await board()
  vi.stubGlobal('AudioContext', NoSound)
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
  await pressed('j')
  await pressed('j')
  const shown = into.mock.contexts.map((one) => (one as HTMLElement).dataset['order'])
  expect(shown).toHaveLength(2)
  expect(shown[1]).toBe(place.querySelector<HTMLElement>('.oc.cur')?.dataset['order'])
  expect(into).toHaveBeenCalledWith({ block: 'nearest' })
  into.mockRestore()
})

describe('no card renders again', () => {
  test('when several orders are selected', async () => {
    const { place } = await board()
    drawn.length = 0
    await clicked(place.querySelector('.bbar button[title][aria-pressed=false]'))
    const boxes = () => [...place.querySelectorAll<HTMLInputElement>('.pick')]
    expect(boxes()).toHaveLength(orders.length)
    await clicked(boxes()[3])
    expect(boxes().filter((one) => one.checked)).toHaveLength(1)
    expect(drawn).toEqual([])
  })

  test('when an order or a dialog is opened', async () => {
    const { place } = await board()
    drawn.length = 0
    await clicked(place.querySelector('.propose'))
    await clicked(place.querySelector('[data-order=o7] .no'))
    expect([...place.querySelectorAll('aside')].map((one) => one.textContent)).toEqual(['o7', 'Another time'])
    expect(drawn).toEqual([])
  })

  test('except the card whose order has changed', async () => {
    const { change } = await board()
    drawn.length = 0
    await change({ ...aThird, version: 2, comment: 'Ohne Zwiebel' })
    await vi.waitFor(() => expect(new Set(drawn)).toEqual(new Set([aThird.id])), 20_000)
  })
})

test('cards far from the visible part have only number and guest; they are drawn when they come near, and keep the focus', async () => {
  const watched = new Map<Element, () => void>()
  class Watching {
    readonly tell: (entries: readonly { isIntersecting: boolean; target: Element }[]) => void
    constructor(tell: Watching['tell']) {
      this.tell = tell
    }
    observe(target: Element) {
      watched.set(target, () => this.tell([{ isIntersecting: true, target }]))
    }
    unobserve(target: Element) {
      watched.delete(target)
    }
  }
  vi.stubGlobal('IntersectionObserver', Watching)
  const { place } = await board()
  expect(new Set(drawn).size).toBe(DRAWN_AT_ONCE * states.length)
  const [far, comesNear] = [...watched][0] ?? []
  const link = far?.querySelector<HTMLElement>('.no')
  expect(far?.textContent).toContain('Guest')
  expect(far?.querySelector('button')).toBeNull()
  link?.focus()
  await acting(() => comesNear?.())
  expect(far?.querySelector('button')).not.toBeNull()
  expect(document.activeElement).toBe(link)
  expect(place.contains(far ?? null)).toBe(true)
})
