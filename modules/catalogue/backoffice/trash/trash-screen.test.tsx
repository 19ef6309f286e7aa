// @vitest-environment happy-dom
import type { Api } from '#contract/client.ts'
import { clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { Notifications } from '@mantine/notifications'
import { expect, test, vi } from 'vitest'
import { catalogueEndpoints } from '../../contract.ts'
import TrashScreen from './TrashScreen.tsx'

const soups = {
  kind: 'category',
  id: 'c1',
  name: 'Suppen',
  trashedAt: '2026-11-20T12:00:00Z',
  goneAt: '2026-12-20T12:00:00Z',
  takenWith: null,
}
const soup = { ...soups, kind: 'product', id: 'p1', name: 'Brühe', takenWith: 'Suppen' }

test('the trash lists its records with the days until they are deleted, and restores a category with its products', async () => {
  const sent: unknown[] = []
  let left: object[] = [soups, soup]
  const api = {
    call: ({ id }: { id: string }, input: { body?: unknown }) => {
      if (id !== catalogueEndpoints.trash.recover.id) return Promise.resolve({ ok: true, value: left })
      sent.push(input.body)
      left = []
      return Promise.resolve({ ok: true, value: { recovered: 2 } })
    },
  } as unknown as Api
  // In the back office, notifications are rendered outside of the router. Therefore this test also renders them there.
  const { place } = await mounted(
    <Shell more={{ api }}>
      <Notifications />
      <TrashScreen />
    </Shell>,
  )
  await vi.waitFor(() => expect(place.textContent).toContain('mit der Kategorie „Suppen“ · noch 28 Tage'), 20_000)
  await clicked(place.querySelector('button[aria-label="„Suppen“ zurückholen"]'))
  await vi.waitFor(() => expect(document.body.textContent).toContain('„Suppen“ ist wieder da, mit 1 Produkt.'), 20_000)
  expect(sent).toEqual([{ kind: 'category', id: 'c1' }])
  await vi.waitFor(() => expect(place.textContent).toContain('Der Papierkorb ist leer'), 20_000)
})
