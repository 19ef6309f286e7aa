import { afterEach, expect, test, vi } from 'vitest'
import { followOpening } from './follow-opening.ts'

/** The properties of a badge that are read and written. */
class Line {
  readonly dataset: { opening: string }
  className: string
  textContent: string
  changesAt: string | null
  constructor(opening: string, className: string, textContent: string, changesAt: string | null) {
    this.dataset = { opening }
    this.className = className
    this.textContent = textContent
    this.changesAt = changesAt
  }
  getAttribute = () => this.changesAt
  setAttribute = (_: string, value: string) => (this.changesAt = value)
  removeAttribute = () => (this.changesAt = null)
}
const pageOf = (...lines: Line[]) => ({ visibilityState: 'visible', querySelectorAll: () => lines }) as never

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('every branch on the page is updated, not only the line above the header', async () => {
  vi.useFakeTimers()
  const read = vi.fn<() => Promise<Response>>(async () => new Response('page'))
  vi.stubGlobal('fetch', read)
  vi.stubGlobal('location', { pathname: '/de/store/lindwurm', search: '' })
  const fresh = pageOf(
    new Line('bar', 'badge ok', 'Geöffnet', null),
    new Line('cafe', 'badge ok', 'bis 18:00', '900000'),
  )
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = () => fresh
    },
  )
  const bar = new Line('bar', 'badge ok', 'Geöffnet', null)
  const cafe = new Line('cafe', 'badge err', 'Geschlossen', '60000')
  let now = 0
  followOpening(pageOf(bar, cafe), () => now)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(read).not.toHaveBeenCalled()
  now = 60_000
  await vi.advanceTimersByTimeAsync(30_000)
  expect([cafe.className, cafe.textContent, cafe.changesAt]).toEqual(['badge ok', 'bis 18:00', '900000'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledOnce()
})
