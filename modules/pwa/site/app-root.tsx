import './pwa.css'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { AppNotices } from './app-notices.tsx'
import { keepStore } from './keep-store.ts'

/**
 * Starts the notices of the app in the element that a page has for them. Only pages of brands that have enabled the app contain this element. A
 * browser without service workers gets no notices.
 */
export default function startApp(place: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  keepStore(document)
  const { icon, name = '' } = place.dataset
  createRoot(place).render(<AppNotices locale={pageLocale()} name={name} icon={icon} />)
}
