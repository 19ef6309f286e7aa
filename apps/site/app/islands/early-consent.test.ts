import { expect, test } from 'vitest'
import { consentCookies, nothing } from '#ui/site/consent-record.ts'
import { askEarly, earlyAnswer } from './early-consent.ts'

function pageWith(cookie: string) {
  const question = { hidden: true }
  const taps: ((event: { target: unknown }) => void)[] = []
  const place = {
    dataset: {} as Record<string, string>,
    querySelector: () => question,
    addEventListener: (_: string, act: (event: { target: unknown }) => void) => taps.push(act),
  }
  class Tapped {
    private readonly answer: string
    constructor(answer: string) {
      this.answer = answer
    }
    closest() {
      return { dataset: { answer: this.answer } }
    }
  }
  Object.assign(globalThis, { Element: Tapped })
  askEarly({ cookie, getElementById: () => place } as unknown as Document)
  return {
    question,
    tap: (answer: string) => taps.forEach((act) => act({ target: new Tapped(answer) })),
    early: () => earlyAnswer(place as unknown as HTMLElement),
    load: () => (place.dataset['isRoot'] = 'true'),
  }
}
const answered = () =>
  consentCookies(nothing, '2026-11-23T08:00:00.000Z', false)
    .map((one) => one.split(';')[0])
    .join('; ')

test('the first script shows the question to a visitor who has not answered, and an answer closes it at once', () => {
  const page = pageWith('')
  expect(page.question.hidden).toBe(false)
  page.tap('decline')
  expect(page.question.hidden).toBe(true)
  expect(page.early()).toBe('decline')
})

test('the settings open as soon as their code is loaded; until then the question stays open', () => {
  const page = pageWith('')
  page.tap('settings')
  expect(page.question.hidden).toBe(false)
  expect(page.early()).toBe('settings')
})

test('a visitor who has answered does not see the question', () =>
  expect(pageWith(answered()).question.hidden).toBe(true))

test('once its code is loaded, the banner handles answers itself, and only known answers count', () => {
  const page = pageWith('')
  page.tap('gold')
  expect(page.early()).toBeUndefined()
  page.load()
  page.tap('accept')
  expect(page.early()).toBeUndefined()
})
