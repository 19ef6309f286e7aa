// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import watchBlock from './page-events.ts'

test("an opened question is told by its answer's id, a closed one is not (specification §2, FAQ)", () => {
  document.body.innerHTML = `<section><details><summary>Frage</summary><p id="parken">Antwort</p></details><div data-late></div></section>`
  const place = document.querySelector<HTMLElement>('[data-late]')
  const question = document.querySelector('details')
  if (!place || !question) throw new Error('The page has a question')
  watchBlock(place)
  window.visitEvents = []
  // The document tells each change by 'toggle'.
  question.open = true
  question.open = false
  expect(window.visitEvents).toEqual([{ action: 'openfaq', category: 'faq', data: { question: 'parken' } }])
})
