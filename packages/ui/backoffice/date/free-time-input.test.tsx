// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, test } from 'vitest'
import { acting, clicked, mounted, pressed, written } from '../testing/mounted.ts'
import { Shell } from '../testing/shell.tsx'
import { FreeTimeInput } from './FreeTimeInput.tsx'

const times = ['09:15', '09:30', '11:00', '14:00', '14:30', '18:00', '21:15'].map((time) => ({
  value: `at ${time}`,
  time,
  label: time,
}))

/** The field says beside it which time the form has, and whether it holds a text that is no free time. */
function OneTime() {
  const [value, setValue] = useState('at 11:00')
  const [isUnread, setUnread] = useState(false)
  return (
    <>
      <FreeTimeInput
        label="Uhrzeit"
        name="time"
        day="2026-12-01"
        times={times}
        value={value}
        time={value.slice(3)}
        error={undefined}
        onChange={setValue}
        onUnread={setUnread}
      />
      <output>{`${value}${isUnread ? ' unread' : ''}`}</output>
    </>
  )
}

async function field() {
  const { place } = await mounted(
    <Shell>
      <OneTime />
    </Shell>,
  )
  const input = place.querySelector('input')!
  /** Types a text key by key in the place of the selected one. */
  const type = async (text: string) => {
    await acting(() => input.focus())
    for (let typed = 1; typed <= text.length; typed++) await written(input, text.slice(0, typed))
  }
  const tab = async () => {
    await pressed('Tab')
    await acting(() => input.blur())
  }
  return {
    input,
    type,
    tab,
    form: () => place.querySelector('output')?.textContent,
    error: () => place.querySelector('.mantine-InputWrapper-error')?.textContent,
    button: () => place.querySelector('button'),
  }
}

test.each([
  ['1430', '14:30'],
  ['930', '09:30'],
  ['9:15', '09:15'],
  ['14.30', '14:30'],
  ['18', '18:00'],
  ['2115', '21:15'],
])('a free time is typed as %s and taken with Tab', async (text, time) => {
  const { error, form, input, tab, type } = await field()
  await type(text)
  await tab()
  expect([input.value, form(), error()]).toEqual([time, `at ${time}`, undefined])
})

test.each([
  ['1405', '14:05 ist an diesem Tag nicht frei.', 'Nächste freie Zeit: 14:00'],
  ['14:33', '14:33 ist nicht möglich: Es gibt Zeiten alle fünf Minuten.', 'Nächste freie Zeit: 14:30'],
  ['700', '07:00 ist an diesem Tag nicht frei.', 'Nächste freie Zeit: 09:15'],
  ['25:00', '„25:00“ ist keine Uhrzeit.', undefined],
])('a typed time that is not free is named, and one press takes the nearest: %s', async (text, message, nearest) => {
  const { button, error, form, input, tab, type } = await field()
  await type(text)
  await tab()
  expect([input.value, error(), form(), button()?.textContent]).toEqual([text, message, 'at 11:00 unread', nearest])
  if (!nearest) return
  await clicked(button())
  expect([form(), error(), button(), document.activeElement]).toEqual([
    `at ${nearest.slice(-5)}`,
    undefined,
    null,
    input,
  ])
})

test('Ctrl+Enter reads the typed time before the form is sent, also a short one', async () => {
  const { form, type } = await field()
  await type('930')
  expect(form()).toBe('at 11:00')
  await pressed('Enter', { ctrlKey: true, code: 'Enter' })
  expect(form()).toBe('at 09:30')
})

test.each(['Enter', 'Tab'])('the arrow keys choose in the list, and %s takes the time', async (key) => {
  const { form, input, type } = await field()
  await type('14')
  await pressed('ArrowDown', { code: 'ArrowDown' })
  await pressed('ArrowDown', { code: 'ArrowDown' })
  await pressed(key, { code: key })
  expect([form(), input.value]).toEqual(['at 14:30', '14:30'])
  if (key === 'Enter') expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5])
})
