// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { useKeptInput } from './kept-input.ts'
import { clicked, mounted } from './testing/mounted.ts'
import { Shell } from './testing/shell.tsx'

const began = Date.parse('2026-11-22T12:00:00Z')

function Input() {
  const kept = useKeptInput(
    'order',
    () => ({ dishes: 0 }),
    ({ dishes }) => (typeof dishes === 'number' ? { value: { dishes }, lost: [] } : undefined),
  )
  return (
    <>
      <output>{kept.value.dishes}</output>
      <button type="button" onClick={() => kept.change(({ dishes }) => ({ dishes: dishes + 1 }))}>
        +
      </button>
      <button type="button" onClick={() => kept.forget()}>
        x
      </button>
    </>
  )
}
const opened = (at: number) =>
  mounted(
    <Shell more={{ clock: { now: () => at } }}>
      <Input />
    </Shell>,
  )

test('an input is stored until it is discarded, however long that takes', async () => {
  const first = await opened(began)
  for (let dish = 0; dish < 3; dish++) await clicked(first.place.querySelector('button'))
  await first.unmount()
  const nextDay = await opened(began + 24 * 3_600_000)
  expect(nextDay.place.querySelector('output')?.textContent).toBe('3')
  await clicked(nextDay.place.querySelector('button:last-of-type'))
  await nextDay.unmount()
  const after = await opened(began + 25 * 3_600_000)
  expect(after.place.querySelector('output')?.textContent).toBe('0')
})
