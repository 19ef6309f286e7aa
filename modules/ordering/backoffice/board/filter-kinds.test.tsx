// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { ShortcutLayer } from '#ui/backoffice/ShortcutLayer.tsx'
import type { Api } from '#contract/client.ts'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OrderFeedProvider } from '../parts/feed/OrderFeed.tsx'
import { BoardBar } from './BoardBar.tsx'
import { everything } from './filter.ts'
import { SelectionProvider } from './selection.tsx'

const branch = (id: string, kind: 'orders' | 'rides') => ({
  id,
  kind,
  name: id,
  identifier: id,
  code: id,
  city: 'München',
  timeZone: 'Europe/Berlin',
})
const [inn, cafe, cars] = [branch('Gasthaus', 'orders'), branch('Café', 'orders'), branch('Fahrdienst', 'rides')]
class NoStream extends EventTarget {
  close() {}
}

test.each([
  ['only restaurants', [inn, cafe], ['Alle']],
  ['only rides', [cars], ['Alle']],
  ['both', [inn, cars], ['Alle', 'Essen', 'Fahrten']],
])('the board offers the kinds of orders of the branches that the user sees: %s', async (_, branches, names) => {
  vi.stubGlobal('EventSource', NoStream)
  const api = { call: () => Promise.resolve({ ok: true, value: [] }) } as unknown as Api
  const nothing = () => {}
  const { place } = await mounted(
    <Shell more={{ api, branches }}>
      <MemoryRouter>
        <OrderFeedProvider>
          <ShortcutLayer singleKeys>
            <SelectionProvider>
              <BoardBar
                filter={everything}
                onFilter={nothing}
                column="new"
                onColumn={nothing}
                counts={{ new: 0, accepted: 0, 'in-delivery': 0, preordered: 0 }}
                waiting={0}
                missed={0}
                onMissed={nothing}
              />
            </SelectionProvider>
          </ShortcutLayer>
        </OrderFeedProvider>
      </MemoryRouter>
    </Shell>,
  )
  const buttons = [...place.querySelectorAll('.seg.hide-phone button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names)
})
