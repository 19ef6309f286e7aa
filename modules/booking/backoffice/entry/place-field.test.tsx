// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { type LocationPoint, suggestPlaces } from '#modules/maps/contract.ts'
import { acting, clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { PlaceField } from './PlaceField.tsx'

const hit = { id: 'h1', name: 'Hauptbahnhof', place: 'München', isTyped: false, isGuess: false, precision: 'place' }
const place = { name: 'Hauptbahnhof', place: 'München', longitude: 11.55, latitude: 48.14 }

const apiWith = (hits: readonly (typeof hit)[]) =>
  ({
    call: ({ id }: { id: string }) =>
      Promise.resolve({ ok: true, value: id === suggestPlaces.id ? hits : place, meta: undefined }),
  }) as unknown as Api

function typeInto(field: HTMLInputElement | null, text: string) {
  field?.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

const press = (field: HTMLInputElement | null, code: string) =>
  acting(
    () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true })),
  )

async function typed(text: string, hits: readonly (typeof hit)[]) {
  const chosen = vi.fn()
  await mounted(
    <Shell more={{ api: apiWith(hits) }}>
      <PlaceField label="Nach" name="to" value={null} error={undefined} onChange={chosen} />
    </Shell>,
  )
  const field = document.querySelector<HTMLInputElement>('input[name=to]')
  await acting(() => typeInto(field, text))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hauptbahnhof'), 3000)
  return { chosen, press: (code: string) => press(field, code), leave: () => acting(() => field?.blur()) }
}

test('Enter chooses the first suggestion, also if the suggestions arrived after the last letter was typed', async () => {
  const { chosen, press } = await typed('Haupt', [hit])
  await press('Enter')
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(place), 3000)
})

test('a guess has a heading, and is chosen only if the user marks it', async () => {
  const { chosen, press } = await typed('Haubtbahnhof', [{ ...hit, isGuess: true }])
  expect(document.body.textContent).toContain('Meinten Sie …?')
  await press('Enter')
  expect(chosen).not.toHaveBeenCalled()
  await press('ArrowDown')
  await press('Enter')
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(place), 3000)
})

test('leaving the field does not choose a guess', async () => {
  const { chosen, leave } = await typed('Haubtbahnhof', [{ ...hit, isGuess: true }])
  await leave()
  expect(chosen).not.toHaveBeenCalled()
})

/** The text of the error at the field 'Nach', and the suggestions below it. */
const below = () => ({
  error: document.querySelector('.mantine-InputWrapper-error')?.textContent,
  nearest: [...document.querySelectorAll('.rnear button')].map((one) => one.textContent),
})

test('a field with a text but without a choice asks to choose, with the nearest suggestions; it is not called empty', async () => {
  const chosen = vi.fn()
  const open = vi.fn()
  const drawn = (error: string | undefined) => (
    <Shell more={{ api: apiWith([{ ...hit, isGuess: true }]) }}>
      <PlaceField label="Nach" name="to" value={null} error={error} onChange={chosen} onUnchosen={open} />
    </Shell>
  )
  await mounted(drawn('Bitte füllen Sie dieses Feld aus.'))
  const field = document.querySelector<HTMLInputElement>('input[name=to]')
  expect(below().error).toBe('Bitte füllen Sie dieses Feld aus.')
  await acting(() => typeInto(field, 'Haubtbahnhof'))
  expect(below().error).toBe('Bitte wählen Sie einen der Vorschläge.')
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hauptbahnhof'), 3000)
  await acting(() => field?.blur())
  expect(below()).toEqual({ error: 'Meinten Sie …?', nearest: ['Hauptbahnhof, München'] })
  expect(open).toHaveBeenLastCalledWith(true)
  await clicked(document.querySelector('.rnear button'))
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(place), 3000)
})

test('a text for which nothing is found is called an unknown place, not an empty field', async () => {
  await mounted(
    <Shell more={{ api: apiWith([]) }}>
      <PlaceField label="Nach" name="to" value={null} error="Bitte füllen Sie dieses Feld aus." onChange={vi.fn()} />
    </Shell>,
  )
  const field = document.querySelector<HTMLInputElement>('input[name=to]')
  await acting(() => typeInto(field, 'Hauptplatz 1, Irgendwo'))
  await acting(() => field?.blur())
  await vi.waitFor(() => expect(below().error).toMatch(/^Diesen Ort kennen wir nicht\./), 3000)
})

/**
 * A form with the fields for start and destination. As in the real form, the field for the exact start exists only after a start is chosen.
 */
function Ride() {
  const [from, setFrom] = useState<LocationPoint | null>(null)
  return (
    <form>
      <PlaceField label="Von" name="from" value={from} error={undefined} onChange={setFrom} />
      {from ? <input name="fromDetail" /> : null}
      <input name="to" />
    </form>
  )
}

test('Enter on a suggestion takes it and goes on to the next field, also to one that appears only then', async () => {
  await mounted(
    <Shell more={{ api: apiWith([hit]) }}>
      <Ride />
    </Shell>,
  )
  const field = document.querySelector<HTMLInputElement>('input[name=from]')
  await acting(() => typeInto(field, 'Haupt'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hauptbahnhof'), 3000)
  await press(field, 'Enter')
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('fromDetail'), 3000)
  expect(field?.value).toBe('Hauptbahnhof, München')
})
