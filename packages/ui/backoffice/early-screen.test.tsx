// @vitest-environment happy-dom
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { earlyScreen } from './early-screen.tsx'
import { acting, mounted } from './testing/mounted.ts'

const Board = () => <p>Board</p>
const shown = ({ component: Screen }: ReturnType<typeof earlyScreen>) => (
  <Suspense fallback={<p>Loading</p>}>
    <Screen />
  </Suspense>
)

test('a screen that was loaded before is part of the first rendering', async () => {
  let loads = 0
  const screen = earlyScreen(async () => ({ default: (loads++, Board) }))
  await screen.load?.()
  const { place } = await mounted(shown(screen))
  expect([place.textContent, loads]).toEqual(['Board', 1])
})

test('a screen that was not loaded shows the loading state first', async () => {
  const bundle = Promise.withResolvers<{ default: typeof Board }>()
  const { place } = await mounted(shown(earlyScreen(() => bundle.promise)))
  expect(place.textContent).toBe('Loading')
  await acting(() => bundle.resolve({ default: Board }))
  expect(place.textContent).toBe('Board')
})
