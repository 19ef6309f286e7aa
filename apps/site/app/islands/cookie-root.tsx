import { createRoot } from 'react-dom/client'
import { CookieBanner } from '../shell/cookie-banner.tsx'
import { earlyAnswer } from './early-consent.ts'
import { pageLocale } from '#ui/site/page-locale.ts'

/** The banner's own root. From the page it needs only the language and the address of the privacy text. */
export function showCookieBanner(): void {
  const place = document.getElementById('cookies')
  if (!place || place.dataset['isRoot']) return
  place.dataset['isRoot'] = 'true'
  createRoot(place).render(
    <CookieBanner locale={pageLocale()} privacy={place.dataset['privacy']} early={earlyAnswer(place)} />,
  )
}
