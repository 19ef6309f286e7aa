// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { acting, mounted } from '../testing/mounted.ts'
import { Shell } from '../testing/shell.tsx'
import { DayInput } from './DayInput.tsx'

function Form() {
  const [day, setDay] = useState('2026-11-30')
  return <DayInput label="Tag" value={day} min="2026-11-30" max="2027-05-29" onChange={setDay} />
}

/** Shows the field and gives it the focus, as a form does after the field before it. */
async function field() {
  const { place } = await mounted(
    <Shell>
      <Form />
    </Shell>,
  )
  const input = place.querySelector('input')!
  await acting(() => input.focus())
  /** Types a text in the place of the selected one, and leaves the field. */
  const type = async (text: string) => {
    await acting(() => input.focus())
    await acting(() => {
      const { selectionEnd, selectionStart, value } = input
      const next = value.slice(0, selectionStart ?? 0) + text + value.slice(selectionEnd ?? 0)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, next)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await acting(() => input.blur())
  }
  const error = () => place.querySelector('.mantine-InputWrapper-error')?.textContent
  return { input, type, error }
}

test('the focus selects the day, so that a typed day replaces it', async () => {
  const { input } = await field()
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('30.11.2026')
})

test.each(['32.12.2026', '30.11.202602.12.2026', '1.11.2026', '1.6.2027', 'morgen'])(
  'a text that is no possible day is named, and the last day is shown again: %s',
  async (text) => {
    const { input, type, error } = await field()
    await type(text)
    expect([input.value, error()]).toEqual(['30.11.2026', `„${text}“ ist hier kein möglicher Tag.`])
    await type('2.12.2026')
    expect([input.value, error()]).toEqual(['02.12.2026', undefined])
  },
)
