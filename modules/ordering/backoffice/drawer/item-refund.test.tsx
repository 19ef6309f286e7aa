// @vitest-environment happy-dom
import { acting } from '#ui/backoffice/testing/mounted.ts'
import { expect, test, vi } from 'vitest'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { anItem, anOrder } from '../../testing/an-order.ts'
import { mountedScreen } from '../testing/mounted-screen.tsx'
import { ItemAddDialog } from './ItemAddDialog.tsx'
import { ItemEditDialog } from './ItemEditDialog.tsx'

const item = anItem({ id: 'i1', name: 'Schnitzel', amount: 2, unitPrice: 12, gross: 24 })
const order: Order = {
  ...anOrder({ id: 'o1', paymentMethod: 'mollie', paymentState: 'paid' }),
  items: [item, anItem({ id: 'i2', name: 'Suppe', unitPrice: 5, gross: 5 })],
  timeline: [],
  money: { price: 29, kept: 0, asked: 0, due: 0, tip: 0 },
}
const cheaper = { pricing: { ...order.pricing, totalGross: 5 }, difference: -24, freed: 24 }
const added = { name: 'Schnitzel', choices: [], item: { product: 'p1', amount: 1 } }
const dialogs = [
  ['changed', <ItemEditDialog key="e" order={order} item={item} onChoose={undefined} onClose={() => {}} />, 'editItem'],
  [
    'replaced',
    <ItemAddDialog key="a" order={order} chosen={added as never} replaced={item} onClose={() => {}} />,
    'addItem',
  ],
] as const

test.each(dialogs)(
  'an item of a paid order that is %s: nothing is sent before the reason is written',
  async (_, dialog, call) => {
    const { previewItem, previewAddition } = orderingEndpoints
    const { sent } = await mountedScreen(dialog, {
      path: '/',
      at: '/',
      orders: [order],
      answers: { [previewItem.id]: cheaper, [previewAddition.id]: cheaper },
    })
    const remove = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('entfernen'))
    if (remove) await acting(() => remove.click())
    const field = () => document.querySelector<HTMLTextAreaElement>('#refund-reason')
    await vi.waitFor(() => expect(field()).not.toBeNull(), 20_000)
    expect(document.querySelector('[role=dialog]')?.textContent).toMatch(/Schnitzel.*24,00\s€/)
    expect(document.querySelector('dl.fsum')?.textContent).toMatch(/Neu5,00\s€.*−24,00\s€/)
    const submit = () =>
      acting(
        () =>
          void document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
      )
    await submit()
    expect(sent).not.toContain(orderingEndpoints[call].id)
    expect(document.body.textContent).toContain('Bitte nennen Sie den Grund.')
    expect(document.activeElement?.id).toBe('refund-reason')
    await acting(() => {
      const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      set?.call(field(), 'Gast hat umbestellt')
      field()?.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await submit()
    expect(sent).toContain(orderingEndpoints[call].id)
  },
)

test("'Ändern' is off until something is changed", async () => {
  const { previewItem } = orderingEndpoints
  await mountedScreen(dialogs[0][1], { path: '/', at: '/', orders: [order], answers: { [previewItem.id]: cheaper } })
  const submit = () => document.querySelector<HTMLButtonElement>('button[type=submit]')
  expect(submit()?.disabled).toBe(true)
  const remove = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('entfernen'))
  await acting(() => remove?.click())
  expect(submit()?.disabled).toBe(false)
})
