// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkoutTexts } from '../../../words/checkout.ts'
import { type CheckoutForm, emptyForm } from './checkout-form.ts'
import { PhoneField } from './phone-field.tsx'
import { phoneNoteTexts } from '../../../words/phone-note.ts'
import { contactFlags } from '../../../testing/contact-flags.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const texts = checkoutTexts('de')
let root: Root

function Field() {
  const [form, setForm] = useState<CheckoutForm>(emptyForm('cash'))
  return (
    <PhoneField
      locale="de"
      form={form}
      texts={texts}
      flags={contactFlags()}
      deliveryType="takeaway"
      addressCountry="AT"
      optional={undefined}
      hint={undefined}
      errorOf={() => undefined}
      onChange={(part) => setForm((before) => ({ ...before, ...part }))}
    />
  )
}

beforeEach(async () => {
  const place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(<Field />))
  input().focus()
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const input = () => document.querySelector('input')!
const notes = () => [...document.querySelectorAll('.hint')].map(({ textContent }) => textContent).join(' ')

const write = (value: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const empty = () => write('')

/** Types one character after the other at the end of the field. */
async function type(typed: string) {
  for (const character of typed) await write(input().value + character)
}

test('the removed letters stay named while the guest types on, also if the number is then valid', async () => {
  await type('06x64 YZ123')
  expect(input().value).toBe('0664 123')
  expect(notes()).toContain(phoneNoteTexts('de').removed('x YZ'))
  await type('4567')
  expect(notes()).toContain(phoneNoteTexts('de').removed('x YZ'))
  expect(notes()).toContain(texts.contact.phoneRead('0664 1234567', 'Österreich'))
})

test('the note disappears as soon as the field is emptied', async () => {
  await type('0664abc x')
  expect(notes()).toContain(phoneNoteTexts('de').removed('abc x'))
  await empty()
  expect(notes()).not.toContain('entfernt')
  await type('0664 1234567')
  expect(notes()).not.toContain('entfernt')
})

test('the note stays when the guest leaves the field and comes back, until the guest types there again', async () => {
  await type('0664x 1234567')
  await act(async () => input().blur())
  expect(notes()).toContain(phoneNoteTexts('de').removed('x'))
  await act(async () => input().focus())
  expect(notes()).toContain(phoneNoteTexts('de').removed('x'))
  await type('8')
  expect(notes()).not.toContain('entfernt')
  await type('y')
  expect(notes()).toContain(phoneNoteTexts('de').removed('y'))
})
