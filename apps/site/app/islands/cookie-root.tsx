import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { CookieBanner } from '../shell/cookie-banner.tsx'
import { pageLocale } from '#ui/site/page-locale.ts'

/**
 * Renders the cookie banner in its own React root. The banner needs only two values of the page: the language and the address of the
 * privacy text. The banner is not shown in a frame. On another website the choice could not be stored, and in the editor the viewer is not
 * a visitor. Without a choice, nothing that needs consent is loaded.
 */
export function showCookieBanner(): void {
  const place = document.getElementById('cookies')
  if (!place || place.dataset['isRoot'] || window.parent !== window) return
  place.dataset['isRoot'] = 'true'
  const render = () =>
    createRoot(place).render(<CookieBanner locale={pageLocale()} privacy={place.dataset['privacy']} />)
  // The banner replaces the question of the page in one step. Between a question without listeners and a banner that is not rendered yet, a
  // tap would be lost.
  if (place.querySelector('.cookie')) afterPress(place, () => flushSync(render))
  else render()
}

/** Calls `act` now, or after the press if the question is pressed. The browser sends no click to a button that was replaced in between. */
function afterPress(place: HTMLElement, act: () => void): void {
  if (!place.querySelector('.cookie:active')) return act()
  const ended = new AbortController()
  for (const end of ['pointerup', 'pointercancel', 'keyup']) {
    const finish = () => {
      ended.abort()
      // The browser sends `click` before any timer.
      setTimeout(act)
    }
    addEventListener(end, finish, { signal: ended.signal })
  }
}
