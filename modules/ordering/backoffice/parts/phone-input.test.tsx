// @vitest-environment happy-dom
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PhoneInput } from './PhoneInput.tsx'

function Form() {
  const [phone, setPhone] = useState('')
  return <PhoneInput label="Telefon" name="phone" value={phone} country="DE" onPhone={setPhone} />
}

/** Shows the field. Returns its value and its note after each of these texts was typed into it. */
async function afterTyping(...texts: readonly string[]) {
  const { place } = await mounted(
    <Shell>
      <Form />
    </Shell>,
  )
  const input = place.querySelector('input')
  for (const text of texts)
    await acting(() => {
      input?.focus()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const note = document.getElementById(input?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
  return { value: input?.value, note: note?.textContent, read: place.querySelector('[role=status]')?.textContent }
}

test('names the letters that it removed, as the field of guests does', async () => {
  const note = '„Büro“ entfernt: Eine Telefonnummer hat nur Ziffern und +.'
  expect(await afterTyping('0171 2345678 Büro')).toEqual({ value: '0171 2345678 ', note, read: note })
})
test('names all letters that were typed one after the other', async () => {
  expect((await afterTyping('0171O', '0171I')).note).toBe('„OI“ entfernt: Eine Telefonnummer hat nur Ziffern und +.')
})
test('separators are removed without a note', async () => {
  expect(await afterTyping('0171/234')).toEqual({ value: '0171234', note: undefined, read: '' })
})
test('the note stays while more digits are typed', async () => {
  const note = '„x“ entfernt: Eine Telefonnummer hat nur Ziffern und +.'
  expect(await afterTyping('0171x', '01712')).toEqual({ value: '01712', note, read: note })
})
