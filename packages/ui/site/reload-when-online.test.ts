import { beforeEach, expect, test, vi } from 'vitest'
import { reloadWhenOnline } from './reload-when-online.ts'

const reload = vi.fn<() => void>()
let screen: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  reload.mockClear()
  screen = Object.assign(new EventTarget(), { location: { reload }, setTimeout })
  reloadWhenOnline(screen as Window)
  return () => vi.useRealTimers()
})
const happens = (name: string) => screen.dispatchEvent(new Event(name))

test('the page is reloaded when the connection is back', () => {
  happens('online')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is being left is not reloaded; if it was not left after five seconds, it is', () => {
  happens('beforeunload')
  happens('online')
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledTimes(1)
})
