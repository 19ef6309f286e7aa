// @vitest-environment happy-dom
import { type EditorSlots, EditorSlotsProvider } from '#ui/backoffice/crud/slots.tsx'
import { fill, FillsProvider } from '#ui/backoffice/slots.tsx'
import { acting, clicked, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test, vi } from 'vitest'
import type { LogDetail } from '../contract.ts'
import { Changes } from './LogEntryParts.tsx'
import { logWords } from './parts/log-words.ts'

const entry: LogDetail = {
  id: 'e1',
  at: '2026-03-20T17:00:00Z',
  action: 'book.update',
  entity: 'book',
  entityId: 'b1',
  label: 'Faust',
  branchId: null,
  actor: { type: 'user', id: 'u1', name: 'Fatima Frank' },
  reason: null,
  requestId: null,
  changes: 3,
  before: { pages: 100, shelf: 'A', search: '' },
  after: { pages: 120, shelf: 'B', search: 'x' },
  following: [],
}

const loaded = { words: () => ({ fields: { pages: 'Seiten', shelf: 'Regal' } }) }
const slotsOf = (load: () => Promise<unknown>) =>
  ({
    widgets: {},
    references: {},
    editors: { book: { load, names: () => ({ one: 'Buch', many: 'Bücher' }), path: '/books' } },
  }) as unknown as EditorSlots

const shown = (load: () => Promise<unknown>) =>
  mounted(
    <Shell>
      <EditorSlotsProvider value={slotsOf(load)}>
        <FillsProvider
          value={[
            fill(logWords, { records: { book: { one: () => 'Buch', fields: () => ({ shelf: 'Standplatz' }) } } }),
          ]}
        >
          <Changes entry={entry} />
        </FillsProvider>
      </EditorSlotsProvider>
    </Shell>,
  )

const namesIn = (place: HTMLElement) => [...place.querySelectorAll('th[scope=row]')].map((cell) => cell.textContent)

test('the editor of a record is loaded for the names of its fields; names in `logWords` come first', async () => {
  const { promise, resolve } = Promise.withResolvers()
  const { place } = await shown(() => promise)
  expect(place.querySelector('table')).toBeNull()
  await acting(() => resolve(loaded))
  await vi.waitFor(() => expect(namesIn(place)).toEqual(['Seiten', 'Standplatz', 'Suche']))
})

test('after a failure the editor can be loaded again', async () => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Error('offline'))
  const { place } = await shown(load)
  await vi.advanceTimersByTimeAsync(8_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(place.textContent).toContain('Der Eintrag konnte nicht geladen werden.'))
  load.mockResolvedValue(loaded)
  await clicked(place.querySelector('button'))
  await vi.waitFor(() => expect(namesIn(place)).toEqual(['Seiten', 'Standplatz', 'Suche']))
})
