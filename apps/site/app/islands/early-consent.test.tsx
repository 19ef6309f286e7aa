// @vitest-environment happy-dom
import { act } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentCookies, nothing, readConsent, recordCookie } from '#ui/site/consent-record.ts'
import { CookieQuestion } from '../shell/cookie-question.tsx'
import { showCookieBanner } from './cookie-root.tsx'
import { askEarly } from './early-consent.ts'

const question = () => document.querySelector<HTMLElement>('.cookie')
const tap = (answer: string) => document.querySelector<HTMLElement>(`[data-answer="${answer}"]`)?.click()
const stored = () => {
  const { statistics, marketing } = readConsent(document.cookie) ?? {}
  return { statistics, marketing }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  for (const name of [recordCookie, 'isCookieConsentGiven']) document.cookie = `${name}=; Path=/; Max-Age=0`
  const html = renderToStaticMarkup(<CookieQuestion locale="de" privacy={undefined} hidden />)
  document.body.innerHTML = `<div id="cookies">${html}</div>`
})

test.each([
  ['accept', { statistics: true, marketing: true }],
  ['decline', { statistics: false, marketing: false }],
])('the first script shows the question, stores the answer %s and closes the question', (answer, choices) => {
  const heard = vi.fn<() => void>()
  addEventListener('consentchange', heard, { once: true })
  askEarly(document)
  expect(question()?.hidden).toBe(false)
  tap(answer)
  expect(question()?.hidden).toBe(true)
  expect(stored()).toEqual(choices)
  expect(heard).toHaveBeenCalledOnce()
})

test('after an early answer, the code of the banner removes the question', async () => {
  askEarly(document)
  tap('accept')
  await act(async () => showCookieBanner())
  expect(question()).toBeNull()
})

test('a tap counts directly after the code of the banner has started', async () => {
  askEarly(document)
  await act(async () => {
    showCookieBanner()
    tap('accept')
  })
  expect(question()).toBeNull()
  expect(stored()).toEqual({ statistics: true, marketing: true })
})

test('the question is not replaced while it is pressed, because the browser would send no click', async () => {
  askEarly(document)
  const pressed = question()
  // happy-dom does not know the selector `:active`.
  const find = vi.spyOn(document.getElementById('cookies')!, 'querySelector').mockReturnValue(pressed)
  await act(async () => showCookieBanner())
  expect(question()).toBe(pressed)
  find.mockRestore()
  await act(async () => {
    dispatchEvent(new Event('pointerup'))
    tap('decline')
    await new Promise((done) => setTimeout(done))
  })
  expect(question()).toBeNull()
  expect(stored()).toEqual(nothing)
})

test('the settings open as soon as their code is loaded; until then the question stays open', async () => {
  askEarly(document)
  tap('settings')
  expect(question()?.hidden).toBe(false)
  await act(async () => showCookieBanner())
  expect(document.querySelector('.cookie fieldset')).not.toBeNull()
  expect(stored()).toEqual({})
})

test('a visitor who has answered does not see the question', () => {
  for (const cookie of consentCookies(nothing, '2026-11-23T08:00:00.000Z', false)) document.cookie = cookie
  askEarly(document)
  expect(question()?.hidden).toBe(true)
})
