// @vitest-environment happy-dom
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import type { StaffBranch } from '#ui/backoffice/staff.tsx'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../testing/an-order.ts'
import { ReadyButtons } from './ReadyButtons.tsx'

const branch = (id: string, preparationMinutes: number) =>
  ({
    id,
    name: id,
    identifier: id,
    code: id,
    city: 'Wien',
    kind: 'food',
    timeZone: 'Europe/Vienna',
    preparationMinutes,
  }) as unknown as StaffBranch
const branches = [branch('cafe', 10), branch('inn', 25)]
const now = Date.parse('2026-03-20T17:01:00Z')

beforeEach(() => localStorage.clear())

/** The number of minutes on the button that accepts with one tap. */
async function offered(order: string, branchId?: string): Promise<number> {
  const { place } = await mounted(
    <Shell more={{ branches, branchId }}>
      <ReadyButtons
        order={anOrder({ id: 'a', branchId: order })}
        now={now}
        isBusy={false}
        isPrimary
        isLocked={false}
        onChoose={() => {}}
      />
    </Shell>,
  )
  return Number(/\d+/.exec(place.querySelector('.mins [data-variant=filled]')?.textContent ?? '')?.[0])
}

test.each([
  ['with all branches, an order of the café begins with the minutes of the café', 'cafe', undefined, undefined, 15],
  ['with all branches, an order of the inn begins with the minutes of the inn', 'inn', undefined, undefined, 30],
  ['minutes that staff chose on this device for all branches stay', 'cafe', undefined, '45', 45],
  ['a stored value that is no choice counts as none', 'cafe', undefined, '17', 15],
  ['with one branch', 'inn', 'inn', undefined, 30],
])('the accept button: %s', async (_, order, branchId, chosen, expected) => {
  if (chosen) localStorage.setItem('servus.readyMinutes.all', chosen)
  expect(await offered(order, branchId)).toBe(expected)
})
