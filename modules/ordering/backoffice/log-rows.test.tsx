// @vitest-environment happy-dom
import type { LogEntry } from '#modules/logs/contract.ts'
import { LogList } from '#modules/logs/backoffice/LogList.tsx'
import { logWords } from '#modules/logs/backoffice/parts/log-words.ts'
import { fill, FillsProvider } from '#ui/backoffice/slots.tsx'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { orderingLogWords } from './log-words.ts'

const entry = (id: string, part: Partial<LogEntry>): LogEntry => ({
  id,
  at: '2026-03-20T17:00:00Z',
  action: 'order.kitchen',
  entity: 'order',
  entityId: 'o1',
  label: 'GL-1',
  branchId: null,
  actor: { type: 'user', id: 'u1', name: 'Fatima Frank' },
  reason: null,
  requestId: null,
  changes: 1,
  ...part,
})

test('a row names the mark of a kitchen, the rows of an export, the copy of a print, and the two steps of a refund differently', async () => {
  const money = { amount: 12.4, currency: 'EUR' }
  const entries = [
    entry('1', { mark: { is: 'done' } }),
    entry('5', { mark: { is: 'undone' } }),
    entry('6', { mark: { is: 'item-done', item: 'Knödel' } }),
    entry('7', { mark: { is: 'item-undone', item: 'Knödel' } }),
    entry('8', { mark: { is: 'read' } }),
    entry('2', { action: 'order.export', entityId: 'export', label: '', rows: 1200 }),
    entry('3', { action: 'order.refund-part', money }),
    entry('4', { action: 'order.refunded-part', money }),
    entry('9', { action: 'order.print' }),
    entry('10', { action: 'order.print', copy: 1 }),
    entry('11', { action: 'order.printed', copy: 2 }),
  ]
  const { place } = await mounted(
    <Shell>
      <FillsProvider value={[fill(logWords, orderingLogWords)]}>
        <MemoryRouter>
          <LogList entries={entries} current={undefined} address="" />
        </MemoryRouter>
      </FillsProvider>
    </Shell>,
  )
  const column = (name: string) => [...place.querySelectorAll(`.${name}`)].map((cell) => cell.textContent)
  expect(column('what').map((text) => text?.replaceAll('\u00a0', ' '))).toEqual([
    'In der Küche fertig',
    'Zurück in der Küche',
    'Gericht fertig · Knödel',
    'Gericht nicht mehr fertig · Knödel',
    'Küche: Änderung gelesen',
    'Exportiert · 1.200 Zeilen',
    'Rückerstattung eines Betrags veranlasst · 12,40 €',
    'Teilrückerstattung ausgeführt · 12,40 €',
    'Druckdialog geöffnet',
    'Druckdialog geöffnet · Kopie 1',
    'Gedruckt · Kopie 2',
  ])
  expect(column('on')[5]).toBe('Bestellung ')
})

// The words of the state on the board (docs/rules/orders.md, Numbers and States).
test.each([
  ['ride', 'Fahrt C-2', 'Fahrt läuft', '„Fahrt läuft“ zurückgenommen'],
  ['delivery', 'Bestellung C-2', 'In Zustellung', '„In Zustellung“ zurückgenommen'],
  ['takeaway', 'Bestellung C-2', 'Abholbereit', '„Abholbereit“ zurückgenommen'],
  [undefined, 'Bestellung GL-1', 'Unterwegs oder abholbereit', '„Unterwegs oder abholbereit“ zurückgenommen'],
])('a row of an order with the variant %s has its number and the words of the board', async (variant, ...words) => {
  const label = variant === undefined ? {} : { variant, number: 'C-2' }
  const { place } = await mounted(
    <Shell>
      <FillsProvider value={[fill(logWords, orderingLogWords)]}>
        <MemoryRouter>
          <LogList
            entries={[
              entry('1', { action: 'order.in-delivery', ...label }),
              entry('2', { action: 'order.undo-in-delivery', ...label }),
            ]}
            current={undefined}
            address=""
          />
        </MemoryRouter>
      </FillsProvider>
    </Shell>,
  )
  const cells = (name: string) => [...place.querySelectorAll(`.${name}`)].map((cell) => cell.textContent)
  expect([cells('on')[0], ...cells('what')]).toEqual(words)
  expect(
    orderingLogWords.records?.['order']?.value?.({
      locale: 'de',
      field: 'state',
      values: { state: 'in-delivery' },
      variant,
    }),
  ).toBe(variant === undefined ? 'In Zustellung / Abholbereit' : words[1])
})
