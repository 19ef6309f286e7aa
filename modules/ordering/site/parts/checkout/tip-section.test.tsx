// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { money } from '#kernel/money.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { TipSection } from './tip-section.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
let root: Root

function Section() {
  const [form, setForm] = useState<CheckoutForm>({ ...emptyForm('mollie'), tipChoice: 'own' })
  return (
    <TipSection
      form={form}
      total={money(24)}
      currency="EUR"
      locale="de"
      error={undefined}
      onChange={(part) => setForm((before) => ({ ...before, ...part }))}
    />
  )
}

beforeEach(async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<Section />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const input = () => document.querySelector<HTMLInputElement>('input.tip-own')!
const said = () => document.querySelector('[role=status]')?.textContent
async function type(typed: string) {
  input().focus()
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), typed)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const leave = () => act(async () => input().blur())

test.each(['abc', '-3', '2,555', '1000,01'])('%s is named when the guest leaves the field', async (typed) => {
  await type(typed)
  expect(said()).toBe('')
  await leave()
  expect(said()).toBe('Bitte geben Sie einen Betrag bis 1.000,00 EUR an, zum Beispiel 2,50.')
  expect(input().getAttribute('aria-invalid')).toBe('true')
  await type('2,50')
  expect(said()).toBe('')
  await leave()
  expect(said()).toBe('')
})

test('an empty field that is left is no error yet', async () => {
  await type('')
  await leave()
  expect(said()).toBe('')
})
