// @vitest-environment happy-dom
import { acting, clicked } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { aPartRefund } from '../../testing/a-part-refund.ts'
import { anItem, anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { RefundDialog } from './RefundDialog.tsx'

const order: Order = {
  ...anOrder({ id: 'o1', state: 'completed', paymentMethod: 'mollie', paymentState: 'paid', isPartlyRefunded: true }),
  items: [
    anItem({ id: 'i1', name: 'Schnitzel', amount: 2, unitPrice: 8.9, gross: 17.8 }),
    anItem({ id: 'i2', name: 'Suppe', unitPrice: 5.6, gross: 5.6 }),
  ],
  timeline: [],
  money: { price: 20.4, kept: 0, asked: 0, due: 0, tip: 0 },
  paidBack: 3,
}

async function opened(of: Order = order, decision: 'refund' | 'keep' = 'refund') {
  const { sent } = await mountedScreen(<RefundDialog order={of} decision={decision} onClose={() => {}} />, {
    path: '/',
    at: '/',
    orders: [of],
  })
  await vi.waitFor(() => expect(document.querySelector('#refund-reason')).not.toBeNull(), 20_000)
  return { sent }
}
const submitLabel = () => document.querySelector('[type=submit]')?.textContent.replaceAll('\u00a0', ' ')
const shown = () => document.body.textContent.replaceAll('\u00a0', ' ')
const submit = () =>
  acting(
    () => void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  )
const field = (id: string) => document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)
const typed = (id: string, text: string) =>
  acting(() => {
    const one = field(id)
    const type = one instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(one, text)
    one?.dispatchEvent(new Event('input', { bubbles: true }))
  })
const choosesPart = () => clicked(field('refund-part') as HTMLElement)
const boxes = () => [...document.querySelectorAll<HTMLElement>('.ritems input[type=checkbox]')]
const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement

test('everything is chosen at first; the dialog shows what was refunded before', async () => {
  await opened()
  expect(submitLabel()).toBe('20,40 € rückerstatten')
  expect(shown()).toContain('Alles rückerstatten (20,40 €)')
  expect(shown()).toContain('Schon rückerstattet3,00 €')
  expect(document.querySelector('#refund-amount')).toBeNull()
})

test('what is ticked fills in the amount, also by single pieces; the button names the amount', async () => {
  await opened()
  await choosesPart()
  expect(submitLabel()).toBe('Teil rückerstatten')
  expect(shown()).toContain('höchstens 20,40 €')
  const [schnitzel, soup] = boxes()
  await clicked(schnitzel as HTMLElement)
  expect(submitLabel()).toBe('17,80 € rückerstatten')
  await clicked(labelled('Weniger Schnitzel'))
  expect(shown()).toContain('1 von 2')
  expect(submitLabel()).toBe('8,90 € rückerstatten')
  await clicked(soup as HTMLElement)
  expect(submitLabel()).toBe('14,50 € rückerstatten')
  await typed('refund-amount', '7,5')
  expect(submitLabel()).toBe('7,50 € rückerstatten')
})

test('the stepper of several pieces stands there before anything is ticked; one piece needs none', async () => {
  await opened()
  await choosesPart()
  expect(shown()).toContain('0 von 2')
  expect(document.querySelectorAll('.ritems output')).toHaveLength(1)
  await clicked(labelled('Mehr Schnitzel'))
  expect(shown()).toContain('1 von 2')
  expect(submitLabel()).toBe('8,90 € rückerstatten')
  await clicked(labelled('Weniger Schnitzel'))
  expect(submitLabel()).toBe('Teil rückerstatten')
})

test('items that were refunded before are marked; only the rest can be ticked', async () => {
  await opened({ ...order, timeline: [aPartRefund({ i1: 1, i2: 1 })], paidBack: 14.5 })
  await choosesPart()
  const [schnitzel, soup] = boxes() as HTMLInputElement[]
  const texts = [...document.querySelectorAll('.ritems li')].map(({ textContent }) => textContent)
  expect(texts[0]).toContain('1 von 2 schon rückerstattet')
  expect(texts[1]).toMatch(/1 × Suppe\s*schon rückerstattet/)
  expect([schnitzel?.disabled, soup?.disabled]).toEqual([false, true])
  await clicked(schnitzel as HTMLElement)
  expect(submitLabel()).toBe('8,90 € rückerstatten')
  expect(labelled('Mehr Schnitzel').hasAttribute('disabled')).toBe(true)
  // Staff can also type an amount without ticking an item.
  await clicked(schnitzel as HTMLElement)
  await typed('refund-amount', '2')
  expect(submitLabel()).toBe('2,00 € rückerstatten')
})

test('nothing is sent before amount and reason are written; the first error gets the focus', async () => {
  const { sent } = await opened()
  await choosesPart()
  await submit()
  expect(document.activeElement?.id).toBe('refund-amount')
  expect(shown()).toContain('Bitte geben Sie den Betrag an, der rückerstattet wird.')
  expect(shown()).toContain('Bitte nennen Sie den Grund.')
  await typed('refund-amount', '20,41')
  expect(shown()).toContain('Es können höchstens 20,40 € rückerstattet werden.')
  await submit()
  await typed('refund-amount', '8,905')
  expect(shown()).toContain('höchstens zwei Nachkommastellen')
  await typed('refund-amount', '8,90')
  await submit()
  expect(document.activeElement?.id).toBe('refund-reason')
  expect(sent).not.toContain(orderingEndpoints.refund.id)
  await typed('refund-reason', 'Ein Schnitzel war kalt')
  await submit()
  expect(sent).toContain(orderingEndpoints.refund.id)
})

test.each([
  ['a cancelled order', { ...order, state: 'canceled' }, 'refund'],
  ['undecided money', { ...order, isRefundAsked: true, money: { ...order.money, asked: 5 } }, 'refund'],
  ['money that is kept', { ...order, isRefundAsked: true, money: { ...order.money, asked: 5 } }, 'keep'],
  ['only the tip is left', { ...order, tip: 2, money: { ...order.money, price: 0, tip: 2 } }, 'refund'],
] as const)('%s: there is no choice of a part', async (_, of, decision) => {
  await opened(of, decision)
  expect(document.querySelector('#refund-part')).toBeNull()
})

const title = () => document.querySelector('.mantine-Modal-title')?.textContent.replaceAll('\u00a0', ' ')

test('only less than everything is called a part', async () => {
  await opened({ ...order, state: 'confirmed' })
  expect([title()?.split('?')[0], submitLabel()]).toEqual(['Rückerstatten', 'Rückerstatten'])
  await typed('refund-amount', '20,4')
  expect([title(), submitLabel()]).toEqual([
    expect.stringMatching(/^Alles rückerstatten\? 20,40 €/),
    '20,40 € rückerstatten',
  ])
})

test('everything of an order with a tip is more than its price', async () => {
  await opened({ ...order, state: 'confirmed', tip: 2, money: { ...order.money, tip: 2 } })
  await typed('refund-amount', '20,4')
  expect(title()).toMatch(/^20,40 € rückerstatten\?/)
})

test('of an open order only a part can be refunded: the dialog begins with its fields', async () => {
  const { sent } = await opened({ ...order, state: 'confirmed' })
  expect(document.querySelector('#refund-part')).toBeNull()
  expect(document.activeElement).toBe(boxes()[0])
  await typed('refund-amount', '5')
  expect(submitLabel()).toBe('5,00 € rückerstatten')
  expect(title()).toMatch(/^5,00 € rückerstatten\?/)
  await submit()
  expect(document.activeElement?.id).toBe('refund-reason')
  await typed('refund-reason', 'Zu spät')
  await submit()
  expect(sent).toContain(orderingEndpoints.refund.id)
})
