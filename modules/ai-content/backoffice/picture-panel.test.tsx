// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { acting, clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { aiContentEndpoints as calls, type Budget } from '../contract.ts'
import { PicturePanel } from './PicturePanel.tsx'

const budget: Budget = {
  provider: 'OpenAI',
  model: 'm',
  isTemplate: false,
  hasPictures: true,
  pictureMicro: 40_000,
  currency: 'EUR',
  spentMicro: 0,
  budgetMicro: 10_000_000,
  state: 'free',
  renewsOn: '2026-12-01',
}
const generation = { id: 'g', kind: 'image', state: 'running', code: null, picture: null }

/** Renders the panel with a server that returns `end` as the result of making the picture. */
async function shown(end: object, of: Partial<Budget> = {}) {
  const sent: [string, unknown][] = []
  const api = {
    call: ({ id }: { id: string }, input: { body?: unknown }) => {
      sent.push([id, input.body])
      if (id === calls.generateImage.id) return Promise.resolve({ ok: true, value: generation })
      return Promise.resolve({ ok: true, value: id === calls.generation.id ? { ...generation, ...end } : {} })
    },
  } as unknown as Api
  const { place } = await mounted(
    <MemoryRouter>
      <Shell more={{ api }}>
        <PicturePanel pageId="p" budget={{ ...budget, ...of }} money={(micro) => `${micro / 1_000_000} €`} />
      </Shell>
    </MemoryRouter>,
  )
  const button = (text: string) => [...place.querySelectorAll('button')].find((one) => one.textContent.includes(text))
  const wish = (text: string) =>
    acting(() => {
      const field = place.querySelector('textarea')
      if (!field) throw new Error('There is no field')
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  return { place, button, wish, sent }
}

test('shows the cost of a picture before it is requested, and links to the library when it is done', async () => {
  const { button, place, sent, wish } = await shown({
    state: 'ready',
    picture: { id: 'bild', version: 1, extension: 'png' },
  })
  expect(place.textContent).toContain('Kostet 0.04 €')
  expect(button('Bild erzeugen')?.disabled).toBe(true)
  await wish('Ein Krug')
  await clicked(button('Bild erzeugen'))
  await vi.waitFor(
    () => expect(place.querySelector('a[href="/medien/bilder/bild"]')?.textContent).toBe('Bild öffnen'),
    20_000,
  )
  expect(sent).toContainEqual([calls.generateImage.id, { prompt: 'Ein Krug', format: 'landscape', site: 'p' }])
  expect(place.querySelector('img')?.getAttribute('src')).toBe('/image/small/bild-1.png')
  expect(button('Noch ein Bild')?.disabled).toBe(false)
})

test('shows a refusal in texts about pictures, not about proposals', async () => {
  const { button, place, wish } = await shown({ state: 'refused', code: 'refused' })
  await wish('Ein Krug')
  await clicked(button('Bild erzeugen'))
  await vi.waitFor(
    () => expect(place.querySelector('[role=alert]')?.textContent).toContain('hat dieses Bild abgelehnt'),
    20_000,
  )
})

test('without a model for pictures the panel links to the connections; with a used budget it has no button', async () => {
  const none = await shown({}, { hasPictures: false, pictureMicro: null })
  expect(none.place.querySelector('textarea')).toBeNull()
  expect(none.place.querySelector('a')?.getAttribute('href')).toBe('/verbindungen')
  const used = await shown({}, { state: 'used' })
  await used.wish('Ein Krug')
  expect(used.button('Bild erzeugen')?.disabled).toBe(true)
})
