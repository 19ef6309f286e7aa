// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LastOrder, rememberOrder } from '#modules/ordering/site/parts/last-orders.ts'
import { rememberBooked } from './booked-here.ts'
import { draftKey } from './draft-store.ts'
import { JustBooked } from './just-booked.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
const ride: LastOrder = {
  uid: 'DC-1',
  hash: 'h',
  branchId: 'b',
  kind: 'ride',
  at: Date.now(),
  text: '',
  words: { de: { text: 'Wien nach Linz' }, en: { text: 'Wien to Linz' } },
  againKey: '',
  again: '',
}
const emptied = vi.fn()
const scrolled = vi.fn()
let root: Root
let place: HTMLElement

/** `way`: how the guest has come to the page. */
async function shown(way: string) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: way }] as never)
  await act(async () => root.render(<JustBooked branchId="b" locale="de" onEmpty={emptied} />))
  return place.textContent
}
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrolled
  place = document.createElement('div')
  root = createRoot(place)
  rememberOrder(ride)
  rememberBooked('b', 'DC-1')
})
afterEach(async () => {
  await act(async () => root.unmount())
  sessionStorage.clear()
  localStorage.clear()
  vi.clearAllMocks()
})

test("'back' after a booking names the ride, links to its page, and shows the page from there", async () => {
  expect(await shown('back_forward')).toContain('Ihre Buchung ist bei uns angekommen.Wien nach Linz')
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/de/status/DC-1/h')
  expect(scrolled).toHaveBeenCalled()
  // The form was loaded empty. It is not stored, so that the next 'back' shows the ride again.
  expect(emptied).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(draftKey('b'))).toBeNull()
})

test('a page that the browser restores from its cache shows the ride, and its form is emptied', async () => {
  sessionStorage.clear()
  expect(await shown('navigate')).toBe('')
  rememberBooked('b', 'DC-1')
  await act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })
  expect(place.textContent).toContain('Wien nach Linz')
  expect(emptied).toHaveBeenCalled()
})

test('a guest who opens the page anew starts anew, also if "back" leads there later', async () => {
  expect(await shown('navigate')).toBe('')
  await act(async () => root.unmount())
  root = createRoot(place)
  expect(await shown('back_forward')).toBe('')
})

test('nothing is shown if the guest enters another ride, or has booked nothing in this tab', async () => {
  sessionStorage.setItem(draftKey('b'), '{}')
  expect(await shown('back_forward')).toBe('')
  expect(emptied).not.toHaveBeenCalled()
})
