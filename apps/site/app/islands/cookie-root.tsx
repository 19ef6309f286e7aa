import { createRoot } from 'react-dom/client'
import { CookieBanner } from '../shell/cookie-banner.tsx'
import { earlyAnswer } from './early-consent.ts'
import { pageLocale } from '#ui/site/page-locale.ts'

/**
 * The banner's own root. From the page it needs only the language and the address of the privacy text. In a frame nobody is asked: on
 * another website an answer could not be kept, and in the editor it is not the visitor who looks. What needs consent does not happen.
 */
export function showCookieBanner(): void {
  const place = document.getElementById('cookies')
  if (!place || place.dataset['isRoot'] || window.parent !== window) return
  place.dataset['isRoot'] = 'true'
  createRoot(place).render(
    <CookieBanner locale={pageLocale()} privacy={place.dataset['privacy']} early={earlyAnswer(place)} />,
  )
}
