// @vitest-environment happy-dom
import { acting, clicked, mounted, pressed } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test, vi } from 'vitest'
import { type Order, orderingEndpoints } from '#modules/ordering/contract.ts'
import { mountedScreen } from '#modules/ordering/backoffice/testing/mounted-screen.tsx'
import { anOrder } from '#modules/ordering/testing/an-order.ts'
import { kitchenEndpoints } from '../contract.ts'
import { KitchenBoard } from './KitchenBoard.tsx'
import KitchenScreen from './KitchenScreen.tsx'
import { noneGrown } from './wall-places.ts'

const branchId = '00000000-0000-4000-8000-000000000009'
const order = anOrder({
  id: '00000000-0000-4000-8000-000000000001',
  uid: 'GL-AAAAAAA01',
  branchId,
  ticketNumber: 1,
  createdAt: '2026-03-20T16:59:00Z',
})
const more = { timeline: [], money: { price: 0, kept: 0, asked: 0, due: 0, tip: 0 } }
const accepted: Order = { ...order, version: 2, state: 'confirmed', isConfirmed: true, ...more }
const waiting: Order = { ...order, version: 3, ...more }
const { confirm, undoConfirm } = orderingEndpoints
const start = Date.parse('2026-03-20T17:01:00Z')

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  localStorage.clear()
  notificationsStore.setState((state) => ({ ...state, notifications: [], queue: [] }))
})

type Options = Partial<Parameters<typeof mountedScreen>[1]> & { layout?: 'cards' | 'columns' }

/** Shows the kitchen with one new ticket. */
async function kitchen({ layout = 'cards', answers = {}, ...options }: Options = {}) {
  localStorage.setItem('servus.kitchen', layout)
  const screen = await mountedScreen(<KitchenScreen />, {
    path: '/kueche',
    at: '/kueche',
    orders: [order],
    answers: { [confirm.id]: accepted, ...answers },
    ...options,
  })
  const foot = () => screen.place.querySelector<HTMLElement>(`#ticket-${order.id} .kf`)
  const buttons = () => [...(foot()?.querySelectorAll('button') ?? [])]
  const button = (text: string) => buttons().find((one) => one.textContent.startsWith(text))
  const texts = () => buttons().map((one) => one.textContent.replace(/ Taste \d$/, ''))
  const appears = (text: string) =>
    vi.waitFor(() => {
      const found = button(text)
      if (!found) throw new Error(`No button ${text}`)
      return found
    })
  await appears('Annehmen')
  return { ...screen, foot, button, texts, appears }
}

/** Shows the kitchen and accepts its ticket. */
async function acceptedIn(options?: Options) {
  const screen = await kitchen(options)
  await clicked(screen.button('Annehmen'))
  await screen.appears('Rückgängig')
  return screen
}

const messages = () => notificationsStore.getState().notifications.map((one) => String(one.message))

test.each(['cards', 'columns'] as const)(
  'an accepted ticket offers the undo beside the next step: %s',
  async (layout) => {
    const { button, foot, texts } = await acceptedIn({ layout })
    expect(texts()).toEqual(['Rückgängig', 'Fertig'])
    expect(foot()?.textContent).not.toContain('fertig')
    expect(button('Rückgängig')?.getAttribute('aria-label')).toBe('Annehmen von Bestellung 1 rückgängig machen')
  },
)

test('the undo ignores the second tap of the accept, and lets no tap through to the button of the next step', async () => {
  const { button, sent } = await acceptedIn()
  const guard = button('Rückgängig')?.parentElement
  expect(guard?.style.pointerEvents).toBe('none')
  expect(guard?.parentElement?.className).toBe('ku')
  await vi.waitFor(() => expect(guard?.style.pointerEvents).toBe(''), 2000)
  expect(sent).toEqual([])
})

test('a press of the undo sends the version of the accept, and the ticket is new again', async () => {
  const bodies: unknown[] = []
  const undo = (_: string, body: unknown) => {
    bodies.push(body)
    return waiting
  }
  const confirmed = [accepted, { ...accepted, version: 4 }]
  const { appears, button, texts } = await acceptedIn({
    answers: { [confirm.id]: () => confirmed.shift(), [undoConfirm.id]: undo },
  })
  await clicked(button('Rückgängig'))
  const again = await appears('Annehmen')
  expect(bodies).toEqual([{ version: 2 }])
  expect(texts()).toHaveLength(1)
  expect(again.parentElement?.style.pointerEvents).toBe('none')
  await clicked(again)
  await appears('Rückgängig')
})

test('while the undo runs, the button shows it, and neither a further press nor the next step is sent', async () => {
  const { button, sent } = await acceptedIn()
  await clicked(button('Rückgängig'))
  expect(button('Rückgängig')?.getAttribute('aria-busy')).toBe('true')
  await clicked(button('Rückgängig'))
  await clicked(button('Fertig'))
  expect(sent).toEqual([undoConfirm.id])
})

test.each(['cards', 'columns'] as const)(
  'after five seconds the undo is gone, and a late tap does nothing: %s',
  async (layout) => {
    const screen = await kitchen({ layout })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const pass = (milliseconds: number) => acting(() => void vi.advanceTimersByTime(milliseconds))
    await clicked(screen.button('Annehmen'))
    await pass(10)
    expect(screen.texts()).toEqual(['Rückgängig', 'Fertig'])
    const isStill = () => screen.place.querySelector('.kg[data-moved], .kcols[data-moved]') !== null
    await pass(4980)
    expect([screen.texts(), isStill()]).toEqual([['Rückgängig', 'Fertig'], false])
    await pass(20)
    expect([screen.texts(), isStill()]).toEqual([['Fertig'], true])
    expect(screen.foot()?.textContent).toContain('so bald wie möglich')
    await pass(700)
    expect(isStill()).toBe(false)
  },
)

test('a finished ticket has no undo of its accept', async () => {
  const done: Order = { ...accepted, kitchenDoneAt: '2026-03-20T17:01:00Z' }
  const { appears, button, texts } = await acceptedIn({ answers: { [kitchenEndpoints.mark.id]: done } })
  await clicked(button('Fertig'))
  await appears('zurückholen')
  expect(texts()).toEqual(['zurückholen'])
})

test('an undo that the server refuses is reported like other errors of the kitchen', async () => {
  const message = 'Der letzte Schritt lässt sich nicht mehr zurücknehmen.'
  const { button, texts } = await acceptedIn({
    refusals: {
      [undoConfirm.id]: { status: 409, errors: [{ code: 'order.undo_late', message }], data: accepted },
    },
  })
  await clicked(button('Rückgängig'))
  await vi.waitFor(() => expect(messages()).toEqual([message]))
  expect(texts()).toEqual(['Fertig'])
})

test('the key of the board takes back the last accept, and only an accept', async () => {
  const { appears, sent } = await kitchen({ answers: { [undoConfirm.id]: waiting } })
  await pressed('z', { ctrlKey: true })
  expect(messages().join()).toContain('Zum Zurücknehmen ist es zu spät')
  await pressed('1')
  await appears('Rückgängig')
  await pressed('z', { ctrlKey: true })
  await appears('Annehmen')
  expect(sent).toEqual([])
})

test.each([0, 200, 699])('a second press of the number key %d ms after the accept does nothing', async (wait) => {
  let now = start
  const { appears, sent, texts } = await kitchen({ clock: { now: () => now } })
  await pressed('1')
  await appears('Rückgängig')
  now += wait
  await pressed('1')
  expect(texts()).toEqual(['Rückgängig', 'Fertig'])
  expect([sent.filter((id) => id !== confirm.id), messages()]).toEqual([[], []])
})

test('after 700 ms the number key finishes the accepted ticket', async () => {
  let now = start
  const { appears, sent } = await kitchen({ clock: { now: () => now } })
  await pressed('1')
  await appears('Rückgängig')
  now += 700
  await pressed('1')
  expect(sent).toContain(kitchenEndpoints.mark.id)
})

test('the key waits for the server if the accept is not answered yet', async () => {
  let respond: (value: Order) => void = () => {}
  const answer = new Promise<Order>((resolve) => {
    respond = resolve
  })
  const { sent } = await kitchen({ answers: { [confirm.id]: () => answer } })
  await pressed('1')
  await pressed('z', { ctrlKey: true })
  expect(sent).toEqual([])
  await acting(() => respond(accepted))
  await vi.waitFor(() => expect(sent).toEqual([undoConfirm.id]))
})

test('without a connection the undo is locked like the other buttons', async () => {
  const { button } = await acceptedIn()
  expect(button('Rückgängig')?.disabled).toBe(false)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await acting(() => void window.dispatchEvent(new Event('offline')))
  await vi.waitFor(() => expect(button('Rückgängig')?.disabled).toBe(true))
  isOnline.mockReturnValue(true)
  await acting(() => void window.dispatchEvent(new Event('online')))
})

test('a button that leaves the foot gives its focus to the foot of the same ticket', async () => {
  const { appears, button, foot } = await kitchen({ layout: 'columns', answers: { [undoConfirm.id]: waiting } })
  button('Annehmen')?.focus()
  await clicked(button('Annehmen'))
  const undo = await appears('Rückgängig')
  await vi.waitFor(() => expect(document.activeElement).toBe(foot()))
  undo.focus()
  await clicked(undo)
  await appears('Annehmen')
  await vi.waitFor(() => expect(document.activeElement).toBe(foot()))
})

test('a screen at which nobody is signed in has no undo', async () => {
  const place = { before: order, at: start, step: 'confirm', version: 2 } as const
  const screen = await mounted(
    <Shell>
      <KitchenBoard
        title="Küche"
        orders={[accepted]}
        kept={new Map([[order.id, place]])}
        now={start}
        zone="UTC"
        live={{ kind: 'polling' }}
        layout="cards"
        grown={{ sizes: noneGrown, grow: () => {} }}
      />
    </Shell>,
  )
  expect(screen.place.querySelectorAll('.kf')).toHaveLength(1)
  expect(screen.place.querySelectorAll('.kf button')).toHaveLength(0)
})
