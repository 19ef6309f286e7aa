import { expect, test, vi } from 'vitest'
import { followFrame, isFramed, leaveTo } from './framed.ts'

const here = { origin: 'https://donau.example', assign: vi.fn<(url: string) => void>() }
const around = (location: unknown) => ({ location, postMessage: vi.fn<(message: unknown, to: string) => void>() })

/** A page, alone or in a frame of another page. */
function pageIn(parent?: ReturnType<typeof around>) {
  const main = { getBoundingClientRect: () => ({ height: 640.4 }) }
  const dataset: Record<string, string> = {}
  let measured = () => {}
  class ResizeObserver {
    constructor(told: () => void) {
      measured = told
    }
    observe(): void {
      measured()
    }
  }
  const page = {
    location: here,
    document: { documentElement: { dataset }, querySelector: () => main },
    open: vi.fn<(url: string, name: string) => void>(),
    ResizeObserver,
  }
  const whole = { ...page, parent: parent ?? {} }
  if (!parent) whole.parent = whole
  return { page: whole as unknown as Window & typeof globalThis, dataset, open: page.open }
}
const refusing = Object.defineProperty({}, 'origin', {
  get: () => {
    throw new Error('another site')
  },
})

test('a page alone or in a frame of its own site does not count as framed', () => {
  for (const { page, dataset } of [pageIn(), pageIn(around(here))]) {
    expect(isFramed(page)).toBe(false)
    followFrame(page)
    expect(dataset).toEqual({})
  }
})

test('in a frame of another site the page is marked and sends its own height to that site', () => {
  const parent = around(refusing)
  const { page, dataset } = pageIn(parent)
  followFrame(page)
  expect(dataset).toEqual({ framed: '' })
  expect(parent.postMessage).toHaveBeenCalledWith({ servus: 'height', height: 641 }, '*')
})

test('a payment page opens in a new tab if the page is framed, and otherwise replaces the page', () => {
  const framed = pageIn(around(refusing))
  expect(leaveTo('https://pay.example', framed.page)).toBe(false)
  expect(framed.open).toHaveBeenCalledWith('https://pay.example', '_blank')
  expect(leaveTo('https://pay.example', pageIn().page)).toBe(true)
  expect(here.assign).toHaveBeenCalledWith('https://pay.example')
})
