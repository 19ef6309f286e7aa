import { expect, test, vi } from 'vitest'
import { followLanguage, keepLanguage } from './keep-language.ts'

interface Opened {
  lang: string
  /** The type of the navigation that opened the page, for example 'back_forward'. */
  type: string
  links?: Record<string, string>
  /** True if the browser shows a stored page again without running its scripts. */
  isKept?: boolean
  chosen?: string
}

/** Returns the address to which the page redirects; undefined if it does not redirect. */
function ledTo({ lang, links = {}, type, isKept = false, chosen }: Opened): string | undefined {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const replace = vi.fn<(href: string) => void>()
  let show: (event: { persisted: boolean }) => void = () => undefined
  const screen = {
    document: {
      documentElement: { lang },
      querySelectorAll: () => Object.entries(links).map(([hreflang, href]) => ({ hreflang, href })),
    },
    location: { replace },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: (_: string, act: typeof show) => (show = act),
  }
  // A page that the browser keeps was opened before the visitor chose the language on another page.
  if (chosen && !isKept) keepLanguage(chosen, store)
  followLanguage(screen as never, store)
  if (chosen) keepLanguage(chosen, store)
  show({ persisted: isKept })
  return replace.mock.calls[0]?.[0]
}

const german = { lang: 'de', links: { en: '/en/home' }, chosen: 'en' }

test.each<[string, Opened, string | undefined]>([
  ['back to a page in the old language', { ...german, type: 'back_forward' }, '/en/home'],
  ['back to a page that the browser had kept', { ...german, type: 'navigate', isKept: true }, '/en/home'],
  ['a link or an address', { ...german, type: 'navigate' }, undefined],
  ['a reload', { ...german, type: 'reload' }, undefined],
  ['no language was chosen', { lang: 'de', links: german.links, type: 'back_forward' }, undefined],
  ['a page in the chosen language', { ...german, lang: 'en', type: 'back_forward' }, undefined],
  ['a damaged stored language', { ...german, chosen: '"]', type: 'back_forward' }, undefined],
  ['a page without the chosen language', { lang: 'de', chosen: 'en', type: 'back_forward' }, undefined],
])('%s', (_, opened, there) => {
  expect(ledTo(opened)).toBe(there)
})

test('after a link to a page in another language, back stays in the language of that page', () => {
  const kept = new Map<string, string>()
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const replace = vi.fn<(href: string) => void>()
  const open = (type: string) =>
    followLanguage(
      {
        document: {
          documentElement: { lang: 'de' },
          querySelectorAll: () => [{ hreflang: 'en', href: '/en/store/cafe' }],
        },
        location: { replace },
        performance: { getEntriesByType: () => [{ type }] },
        addEventListener: () => undefined,
      } as never,
      store,
    )
  keepLanguage('en', store)
  open('navigate')
  open('back_forward')
  expect(replace).not.toHaveBeenCalled()
})
