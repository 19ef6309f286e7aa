type Screen = Pick<Window & typeof globalThis, 'document' | 'location' | 'performance' | 'addEventListener'>
type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'asp.language'

/** The storage of this tab. Undefined if the browser does not allow it. */
const tabStore = (): Store | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Stores the language that the visitor has chosen for this tab. */
export const keepLanguage = (language: string, store = tabStore()): void => {
  try {
    store?.setItem(KEY, language)
  } catch {
    // The storage is full or forbidden, so the language is not stored. Then 'back' shows a page in the language in which it was opened
    // before.
  }
}

/**
 * When the visitor goes back or forward, the page may be in the language that the visitor used before. Such a page is replaced by the
 * same page in the chosen language, if that page exists. A page that is opened by a link or by its address stays in its own language.
 * If this page also exists in the chosen language, its own language is from then on the chosen one.
 */
export function followLanguage(screen: Screen, store = tabStore()): void {
  const { lang } = screen.document.documentElement
  /** The link to this page in the chosen language, if that is another language. */
  const inChosen = () => {
    const chosen = store?.getItem(KEY)
    if (!chosen || chosen === lang) return undefined
    // The stored text is not put into the selector, because a damaged text would make the selector invalid.
    const links = [...screen.document.querySelectorAll<HTMLAnchorElement>('.lang a[hreflang]')]
    return links.find((one) => one.hreflang === chosen)
  }
  const follow = () => {
    const same = inChosen()
    if (same) screen.location.replace(same.href)
  }
  const [entry] = screen.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') follow()
  // The visitor followed a link into another language, for example the QR code of a table. A later 'back' must not change the language.
  else if (entry?.type === 'navigate' && inChosen()) keepLanguage(lang, store)
  // The browser may restore a page without running its scripts again. So the language is also checked here.
  screen.addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
