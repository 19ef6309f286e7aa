type Screen = Pick<Window & typeof globalThis, 'document' | 'location' | 'performance' | 'addEventListener'>
type Store = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'asp.language'

/** Undefined where the browser keeps nothing. */
const tabStore = (): Store | undefined => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** The visitor has chosen a language for this tab. */
export const keepLanguage = (language: string, store = tabStore()): void => {
  try {
    store?.setItem(KEY, language)
  } catch {
    // full or forbidden: 'back' then shows the page as it was
  }
}

/**
 * Pages before a change of language are in the old one. Who goes back to such a page, or forward, gets it in the chosen language, where it
 * has one. A link or an address that was opened is followed as it is.
 */
export function followLanguage(screen: Screen, store = tabStore()): void {
  const follow = () => {
    const chosen = store?.getItem(KEY)
    if (!chosen || chosen === screen.document.documentElement.lang) return
    const same = screen.document.querySelector<HTMLAnchorElement>(`.lang a[hreflang="${chosen}"]`)
    if (same) screen.location.replace(same.href)
  }
  const [entry] = screen.performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (entry?.type === 'back_forward') follow()
  // The browser had kept the page as it was.
  screen.addEventListener('pageshow', ({ persisted }) => persisted && follow())
}
