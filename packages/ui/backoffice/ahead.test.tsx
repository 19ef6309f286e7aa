// @vitest-environment happy-dom
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ahead, useAhead } from './ahead.tsx'
import { acting, clicked, mounted } from './testing/mounted.ts'

const Drawer = ({ name }: { name: string }) => <b>{name}</b>

test('the code of a part is loaded once, after the screen was drawn', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = vi.fn(() => Promise.resolve(Drawer))
  const parts = [ahead(load)]
  function Screen() {
    const [isDrawn, setDrawn] = useState(false)
    useAhead(parts, isDrawn)
    return <button onClick={() => setDrawn(true)}>Draw</button>
  }
  const { place } = await mounted(<Screen />)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).not.toHaveBeenCalled()
  await clicked(place.querySelector('button'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  await parts[0]?.load()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is tried again, and the part is then shown', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const load = vi.fn(() => Promise.resolve(Drawer)).mockRejectedValueOnce(new Error('Failed to fetch'))
  const { Part } = ahead(load)
  const { place } = await mounted(
    <p>
      Board <Part name="Ada" />
    </p>,
  )
  expect(place.textContent).toBe('Board ')
  await acting(() => void vi.advanceTimersByTime(2_000))
  expect(place.textContent).toBe('Board Ada')
})
