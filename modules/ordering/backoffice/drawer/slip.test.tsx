// @vitest-environment happy-dom
import { mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { expect, test } from 'vitest'
import { anOrder } from '../../testing/an-order.ts'
import { Slip } from './Slip.tsx'

const branch = { id: 'b1', name: 'Gasthaus', timeZone: 'Europe/Vienna' }
const order = anOrder({ id: 'o1', createdAt: '2026-11-22T11:27:00Z', appointmentDate: '2026-11-22T12:55:00Z' })

/** Returns the printed page. The shell's clock says 13:00 in Vienna on 22 November 2026. */
async function paper(shopName: string) {
  const { place, unmount } = await mounted(
    <Shell more={{ branches: [branch as never], shopName }}>
      <Slip order={order} copy={0} />
    </Shell>,
  )
  const [head, text] = [place.querySelector('p')?.textContent, place.textContent]
  await unmount()
  return { head, text }
}

test('paper has the date of each time, also for today', async () => {
  const { text } = await paper('Lindwurm')
  expect(text).toContain('22.11. 12:27')
  expect(text).toContain('22.11. 13:55')
  expect(text).not.toMatch(/heute/i)
})

test('the name of the shop is printed once if the branch has the same name', async () => {
  expect((await paper('Lindwurm')).head).toBe('Lindwurm · Gasthaus')
  expect((await paper('Gasthaus')).head).toBe('Gasthaus')
})
