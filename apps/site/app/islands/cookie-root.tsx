import { createRoot } from 'react-dom/client'
import { CookieBanner } from '../shell/cookie-banner.tsx'
import { earlyAnswer } from './early-consent.ts'
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
  createRoot(place).render(
    <CookieBanner locale={pageLocale()} privacy={place.dataset['privacy']} early={earlyAnswer(place)} />,
  )
}
