import { expect, test } from 'vitest'
import { terminalPage } from './terminal-page.ts'

const brand = { shopName: 'Donau Chauffeur', theme: 'neutral', themeTokens: {} }
const page = (locale: 'de' | 'en', kind: 'ride' | 'food', goOnUrl?: string) =>
  terminalPage({ locale, kind, brand, themeCss: '', cents: 810, currency: 'EUR', reference: 'DC-1', goOnUrl }).html

test.each([
  ['de', 'ride', 'Anfrage', /Bestellung|Shop/],
  ['de', 'food', 'Bestellung', /Anfrage/],
  ['en', 'ride', 'request', /order|shop/],
  ['en', 'food', 'order', /request/],
] as const)('the page speaks of a %s %s as its guest reads it elsewhere', (locale, kind, word, other) => {
  const shown = [page(locale, kind), page(locale, kind, '/back')].map((html) => html.replace(/<style>.*<\/style>/s, ''))
  for (const html of shown) {
    expect(html).toContain(word)
    expect(html).not.toMatch(other)
  }
})
