// @vitest-environment happy-dom
import { branchEntity } from '../../contract.ts'
import type { OpeningHourRule } from '../../rules/opening-hours.ts'
import type { Values } from '#ui/backoffice/crud/record.ts'
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { useState } from 'react'
import { expect, test } from 'vitest'
import HoursField from './HoursField.tsx'

const daily: OpeningHourRule = { type: 'daily', isClosed: false, from: '09:00', to: '18:00' }
const evening: OpeningHourRule = { type: 'daily', isClosed: false, from: '17:00', to: '22:00' }
/** The day of the shell (frame of the back office) in tests. */
const closing: OpeningHourRule = { type: 'once', date: '2026-11-22', isClosed: true }

async function hoursForm(isDeliveryHoursEnabled: boolean) {
  const stored = {
    timeZone: 'Europe/Vienna',
    openingHours: [daily],
    deliveryHours: [evening],
    isDeliveryHoursEnabled,
  }
  function Form() {
    const [shown, setShown] = useState<Values>(stored)
    const set = (name: string, value: unknown) => setShown((old) => ({ ...old, [name]: value }))
    return (
      <>
        <output>{JSON.stringify(shown)}</output>
        <HoursField
          name="openingHours"
          id="hours"
          label="Öffnungszeiten"
          help={undefined}
          required={false}
          readOnly={false}
          field={branchEntity.fields.openingHours}
          value={shown['openingHours']}
          values={shown}
          onChange={(value) => set('openingHours', value)}
          set={set}
          onBlur={() => undefined}
          error={undefined}
          problems={[]}
          attempt={0}
          choices={{}}
        />
      </>
    )
  }
  const { place } = await mounted(
    <Shell>
      <Form />
    </Shell>,
  )
  const button = (name: string) =>
    [...place.querySelectorAll('button')].find((one) =>
      [one.textContent, one.getAttribute('aria-label')].includes(name),
    )
  return {
    place,
    press: (name: string) => clicked(button(name)),
    button,
    hours: () => {
      const values = JSON.parse(place.querySelector('output')?.textContent ?? '') as Values
      return { openingHours: values['openingHours'], deliveryHours: values['deliveryHours'] }
    },
  }
}

const told = 'So, 22.11.: auch die Lieferzeiten sind geschlossen.'

test("'Heute schließen' also closes the own delivery hours, and 'Wieder öffnen' opens both", async () => {
  const form = await hoursForm(true)
  expect(form.place.textContent).not.toContain(told)
  await form.press('Heute schließen')
  expect(form.hours()).toEqual({ openingHours: [daily, closing], deliveryHours: [evening, closing] })
  expect(form.place.textContent).toContain(told)
  await form.press('Wieder öffnen')
  expect(form.hours()).toEqual({ openingHours: [daily], deliveryHours: [evening] })
  expect(form.button('Heute schließen')).toBeDefined()
})

test('without own delivery hours only the opening hours close', async () => {
  const form = await hoursForm(false)
  await form.press('Heute schließen')
  expect(form.hours()).toEqual({ openingHours: [daily, closing], deliveryHours: [evening] })
  expect(form.place.textContent).not.toContain(told)
})

test('deleting the closing of today opens both', async () => {
  const form = await hoursForm(true)
  await form.press('Heute schließen')
  await form.press('So, 22.11. geschlossen bearbeiten')
  await form.press('So, 22.11. löschen')
  expect(form.hours()).toEqual({ openingHours: [daily], deliveryHours: [evening] })
})
