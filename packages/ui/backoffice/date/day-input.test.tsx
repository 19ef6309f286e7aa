// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Form } from '../Form.tsx'
import { acting, clicked, mounted, pressed, written } from '../testing/mounted.ts'
import { Shell } from '../testing/shell.tsx'
import { DayInput } from './DayInput.tsx'

/** The field says beside it whether it holds a text that is no possible day. */
function OneDay() {
  const [day, setDay] = useState('2026-11-30')
  const [isUnread, setUnread] = useState(false)
  return (
    <>
      <DayInput
        label="Tag"
        value={day}
        min="2026-11-30"
        max="2027-05-29"
        onChange={setDay}
        onUnread={setUnread}
        isNested
      />
      <output>{`${day}${isUnread ? ' unread' : ''}`}</output>
    </>
  )
}

/** Shows the field and gives it the focus, as a form does after the field before it. */
async function field() {
  const { place } = await mounted(
    <Shell>
      <OneDay />
    </Shell>,
  )
  const input = place.querySelector('input')!
  await acting(() => input.focus())
  /** Types a text key by key in the place of the selected one. Returns the days that the form had meanwhile. */
  const keys = async (text: string) => {
    await acting(() => input.focus())
    const { selectionEnd, selectionStart, value } = input
    const [before, after] = [value.slice(0, selectionStart ?? 0), value.slice(selectionEnd ?? 0)]
    const days = new Set<string>()
    for (let typed = 1; typed <= text.length; typed++) {
      await written(input, before + text.slice(0, typed) + after)
      days.add(form())
    }
    return [...days]
  }
  /** Types a text key by key, and leaves the field. */
  const type = async (text: string) => {
    const days = await keys(text)
    await acting(() => input.blur())
    return days
  }
  const error = () => place.querySelector('.mantine-InputWrapper-error')?.textContent
  const form = () => place.querySelector('output')?.textContent ?? ''
  const day = (name: RegExp) =>
    [...place.querySelectorAll('button')].find((one) => name.test(one.getAttribute('aria-label') ?? ''))
  return { input, type, keys, error, form, day }
}

test('the focus selects the day, so that a typed day replaces it', async () => {
  const { input } = await field()
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe('30.11.2026')
})

test.each([
  '31.11.2026',
  '28.11.2026',
  '32.12.2026',
  '30.11.202602.12.2026',
  '1.11.2026',
  '1.6.2027',
  '28.11.',
  'morgen',
])('a text that is no possible day stays in the field and is named; the form keeps its day: %s', async (text) => {
  const { input, type, error, form } = await field()
  expect(await type(text)).toEqual(['2026-11-30'])
  expect([input.value, error(), form()]).toEqual([text, `„${text}“ ist hier kein möglicher Tag.`, '2026-11-30 unread'])
  expect(await type('2.12.2026')).toEqual(['2026-11-30', '2026-12-02'])
  expect([input.value, error(), form()]).toEqual(['02.12.2026', undefined, '2026-12-02'])
})

test.each(['3.12.', '3.12', '3.12.26', '03/12'])('a short text is read when the field is left: %s', async (text) => {
  const { input, type, error, form } = await field()
  expect(await type(text)).toEqual(['2026-11-30'])
  expect([input.value, error(), form()]).toEqual(['03.12.2026', undefined, '2026-12-03'])
})

test('Enter reads the text: a short day counts, and an impossible one is named', async () => {
  const { error, form, keys } = await field()
  await keys('3.12.')
  await pressed('Enter')
  expect([error(), form()]).toEqual([undefined, '2026-12-03'])
  await acting(() => (document.activeElement as HTMLInputElement).select())
  await keys('31.11.2026')
  expect(error()).toBeUndefined()
  await pressed('Enter', { ctrlKey: true })
  expect([error(), form()]).toEqual(['„31.11.2026“ ist hier kein möglicher Tag.', '2026-12-03 unread'])
})

test('the short text of the day that the field has shows this day again', async () => {
  const { input, type, form } = await field()
  await type('30.11.')
  expect([input.value, form()]).toEqual(['30.11.2026', '2026-11-30'])
})

test('an impossible text can be emptied, or replaced by the day from before in the calendar', async () => {
  const { day, input, error, form, keys } = await field()
  await keys('31.11.2026')
  await clicked(input)
  await clicked(day(/^30 November 2026/))
  expect([input.value, error(), form()]).toEqual(['30.11.2026', undefined, '2026-11-30'])
  await keys('31')
  await written(input, '')
  expect(form()).toBe('')
})

test('a form is not sent while its day field holds an impossible text: it leads to the field', async () => {
  const sent = vi.fn<() => void>()
  const { place } = await mounted(
    <Shell>
      <Form onSubmit={sent}>
        <DayInput label="Tag" value="2026-11-30" onChange={() => {}} />
        <button type="submit">Senden</button>
      </Form>
    </Shell>,
  )
  const input = place.querySelector('input')!
  const send = async (text: string) => {
    await acting(() => input.focus())
    await written(input, text)
    await acting(() => input.blur())
    await clicked(place.querySelector('[type=submit]'))
    return sent.mock.calls.length
  }
  expect([await send('31.11.2026'), document.activeElement]).toEqual([0, input])
  expect(await send('2.12.')).toBe(1)
})
