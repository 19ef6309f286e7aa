import { describe, expect, test } from 'vitest'
import { ratioClass, screenClass } from './devices.ts'
import { allowsStatistics, eventOf } from './log-event.ts'
import { groupOf, isSpamReferrer, referrerOf, templateOf } from './paths.ts'

describe('What the log may store', () => {
  test.each([
    ['/de/status/GL-7F3K2/aBc9?x=1#y', '/de/status/*'],
    ['/status/GL-7F3K2', '/status/*'],
    ['/de/store/lindwurm?table=4', '/de/store/lindwurm'],
    ['/de/kontakt/anna@post.example', '/de/kontakt/*'],
    ['/en', '/en'],
    ['', '/'],
  ])('the path %s is stored as %s', (path, kept) => expect(templateOf(path)).toBe(kept))

  test.each([
    ['/de/store/lindwurm', '/store/*'],
    ['/startseite', '/startseite'],
    ['/de', '/'],
    ['/', '/'],
  ])('the path %s belongs to the group %s', (path, group) => expect(groupOf(path)).toBe(group))

  test('only the host of a referrer is stored; visits from the site itself count as direct', () => {
    expect(
      ['https://www.Google.com/search?q=x', 'https://donau.example/de', 'nonsense'].map((one) =>
        referrerOf(one, 'www.donau.example'),
      ),
    ).toEqual(['google.com', '', ''])
  })

  test.each([
    [{ price: 4 }, 'EUR'],
    [{ price: 4, currency: 'CHF' }, 'CHF'],
  ])('an event with prices has a currency: %o (specification §4, Analytics)', (data, currency) => {
    expect(eventOf({ type: 'event', action: 'purchase', category: 'ecommerce', data })?.data).toEqual({
      price: 4,
      currency,
    })
    expect(eventOf({ type: 'event', action: 'openfaq', category: 'faq', data: { question: '1' } })?.data).toEqual({
      question: '1',
    })
  })

  test('fields that are not listed, long texts and unknown types are dropped', () => {
    expect(
      eventOf({
        type: 'event',
        action: 'addtocart',
        category: 'ecommerce',
        data: { email: 'a@b.example', price: 4, items: [{ id: '1', name: 'Anna' }] },
      }),
    ).toMatchObject({
      name: 'ecommerce/addtocart',
      data: { price: 4, currency: 'EUR', items: [{ id: '1' }] },
    })
    for (const bad of [
      null,
      [],
      { type: 'x' },
      { type: 'view', action: 'x'.repeat(300) },
      { type: 'event', action: '<b>' },
      { type: 'init', data: { a: 'x'.repeat(3000) } },
    ])
      expect(eventOf(bad)).toBeUndefined()
  })

  test.each([
    [undefined, false],
    ['2%7C2026-01-01T00%3A00%3A00Z%7C1%7C0', true],
    // Version 1 of the cookie did not ask about advertising. So it is not valid any more, and the banner asks again.
    ['1%7C2026-01-01T00%3A00%3A00Z%7C1%7C0', false],
    ['2%7C2026-01-01T00%3A00%3A00Z%7C0%7C1', false],
    ['true', false],
  ])('the cookie %s allows statistics: %s', (cookie, allowed) => expect(allowsStatistics(cookie)).toBe(allowed))

  test('screens and pixel ratios are sorted into classes', () => {
    expect([719, 720, 1023, 1024, 1599, 1600, undefined].map(screenClass)).toEqual([
      'mobile',
      'tablet',
      'tablet',
      'desktop',
      'desktop',
      'large',
      'unknown',
    ])
    expect([0.4, 0.5, 1.75, 2.5, 4, 4.1].map(ratioClass)).toEqual(['other', '1', '1.5', '2', '3', 'other'])
  })
})

test.each([
  ['spam.example', 'spam.example', true],
  ['seo.spam.example', 'x.example\nhttps://www.Spam.example/path', true],
  ['goodspam.example', 'spam.example', false],
  ['spam.example.at', 'spam.example', false],
  ['google.com', 'com', false],
  ['', 'spam.example', false],
  ['spam.example', '', false],
])('whether the host %s is in the list %j: %s', (host, list, expected) =>
  expect(isSpamReferrer(host, list)).toBe(expected),
)
