// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import watchBlock from './page-events.ts'

test('an opened question is reported by the id of its answer, a closed one is not (specification §2, FAQ)', () => {
  document.body.innerHTML = `<section><details><summary>Frage</summary><p id="parken">Antwort</p></details><div data-late></div></section>`
  const place = document.querySelector<HTMLElement>('[data-late]')
  const question = document.querySelector('details')
  if (!place || !question) throw new Error('The page has a question')
  watchBlock(place)
  window.visitEvents = []
  // The browser fires a 'toggle' event when the question is opened and when it is closed. Only the opening must be reported.
  question.open = true
  question.open = false
  expect(window.visitEvents).toEqual([{ action: 'openfaq', category: 'faq', data: { question: 'parken' } }])
})

test("a teaser is 'reached' once the page was scrolled past its bottom, and not before (specification §4, Teaser)", () => {
  document.body.innerHTML = `<section><div data-late data-reached></div></section>`
  const [block, place] = [document.querySelector('section'), document.querySelector<HTMLElement>('[data-late]')]
  if (!place || !block) throw new Error('The page has a teaser')
  let seen: (entry: { isIntersecting: boolean; boundingClientRect: { top: number } }) => void = () => undefined
  let isWatching = true
  class Observer {
    constructor(tell: (entries: unknown[]) => void) {
      seen = (entry) => tell([entry])
    }
    observe() {}
    disconnect() {
      isWatching = false
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  watchBlock(place)
  seen({ isIntersecting: false, boundingClientRect: { top: 900 } })
  expect([block.dataset['reached'], isWatching]).toEqual([undefined, true])
  // The visitor has jumped to an anchor further down: the bottom of the teaser is above the visible part of the page. The teaser counts as
  // reached.
  seen({ isIntersecting: false, boundingClientRect: { top: -40 } })
  expect([block.dataset['reached'], isWatching]).toEqual(['', false])
  vi.unstubAllGlobals()
})
