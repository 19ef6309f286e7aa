import './pwa.css'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { AppNotices } from './app-notices.tsx'
import { keepStore } from './keep-store.ts'

/**
 * Shows the notices of the app in `place`, an element of the page. Only pages of brands that have enabled the app contain this element. In
 * a browser without service workers nothing is shown.
 */
export default function startApp(place: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  keepStore(document)
  const { icon, name = '' } = place.dataset
  createRoot(place).render(<AppNotices locale={pageLocale()} name={name} icon={icon} />)
}
