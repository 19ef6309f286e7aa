// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { suggestPlaces } from '#modules/maps/contract.ts'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import { PlaceField } from './PlaceField.tsx'

const hit = { id: 'h1', name: 'Hauptbahnhof', place: 'München', isTyped: false, precision: 'place' }
const place = { name: 'Hauptbahnhof', place: 'München', longitude: 11.55, latitude: 48.14 }

test('Enter chooses the first suggestion, also if the suggestions arrived after the last letter was typed', async () => {
  const api = {
    call: ({ id }: { id: string }) =>
      Promise.resolve({ ok: true, value: id === suggestPlaces.id ? [hit] : place, meta: undefined }),
  } as unknown as Api
  const chosen = vi.fn()
  await mounted(
    <Shell more={{ api }}>
      <PlaceField label="Nach" name="to" value={null} error={undefined} onChange={chosen} />
    </Shell>,
  )
  const field = document.querySelector<HTMLInputElement>('input[name=to]')
  await acting(() => {
    field?.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Haupt')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await vi.waitFor(() => expect(document.body.textContent).toContain('Hauptbahnhof'), 3000)
  await acting(
    () => void field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })),
  )
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith(place), 3000)
})
