// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import type { LiveState } from '#ui/backoffice/staff.tsx'
import { expect, test } from 'vitest'
import { KitchenBoard } from './KitchenBoard.tsx'
import type { KitchenActions } from './Ticket.tsx'
import { noneGrown } from './wall-places.ts'

const nothing = () => {}
const locked: KitchenActions = {
  minutes: 20,
  isLocked: true,
  finish: nothing,
  back: nothing,
  read: nothing,
  item: nothing,
}
const since = Date.parse('2026-03-20T17:05:00Z')

async function warning(live: LiveState, actions?: KitchenActions) {
  const { place, unmount } = await mounted(
    <Shell>
      <KitchenBoard
        title="Küche"
        orders={[]}
        now={since}
        zone="UTC"
        live={live}
        layout="cards"
        actions={actions}
        grown={{ sizes: noneGrown, grow: nothing }}
      />
    </Shell>,
  )
  const text = place.querySelector('[role=alert]')?.textContent
  await unmount()
  return text
}

test('without a connection the wall says since when, that nothing is lost, and what does not work', async () => {
  const offline = { kind: 'offline', since } as const
  const text = await warning(offline, locked)
  expect(text).toMatch(/seit 17:05 Uhr\. Kochen Sie weiter: .*nichts geht verloren.*nichts abstreichen/)
  // A screen without a person has no buttons, so it does not speak of them.
  expect(await warning(offline)).not.toContain('abstreichen')
  expect(await warning({ kind: 'live' }, locked)).toBeUndefined()
})
