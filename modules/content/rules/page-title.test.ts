import { describe, expect, test } from 'vitest'
import { businessTitle, pageDescription, pageTitle, type TitledPage } from './page-title.ts'

const none = { de: '', en: '' }
const config = {
  shopName: 'Donau Chauffeur',
  title: { de: 'Titel', en: 'Title' },
  seoTitle: { de: 'Suchtitel', en: '' },
}

describe('page titles (specification §2, Page titles)', () => {
  test.each([
    [config, 'de', 'Suchtitel'],
    [config, 'en', 'Title'],
    [{ ...config, seoTitle: none, title: none }, 'de', 'Donau Chauffeur'],
  ] as const)('the title of the business is seoTitle, otherwise title, otherwise shopName', (given, locale, title) => {
    expect(businessTitle(given, locale)).toBe(title)
  })

  test.each<[TitledPage, string]>([
    [{ kind: 'home' }, 'Suchtitel'],
    [{ kind: 'site', title: 'Über uns', name: 'about' }, 'Über uns - Suchtitel'],
    [{ kind: 'site', title: '', name: 'Startseite' }, 'Startseite - Suchtitel'],
    [{ kind: 'site', title: 'Feste', name: '', division: 'Catering' }, 'Catering - Feste - Suchtitel'],
    [{ kind: 'branch', name: 'Wien' }, 'Wien - Suchtitel'],
    [{ kind: 'task', prefix: 'Bestellvorgang' }, 'Bestellvorgang - Suchtitel'],
    [{ kind: 'task', prefix: 'Bestellstatus' }, 'Bestellstatus - Suchtitel'],
  ])('%o', (page, title) => {
    expect(pageTitle(page, config, 'de')).toBe(title)
  })

  test('a description comes from the page, otherwise from the seo settings, otherwise from the business', () => {
    const words = { seoDescription: { de: 'Suche', en: '' }, description: { de: 'Haus', en: 'House' } }
    expect(pageDescription('Eigene', words, 'de')).toBe('Eigene')
    expect(pageDescription('', words, 'de')).toBe('Suche')
    expect(pageDescription(undefined, words, 'en')).toBe('House')
  })
})
