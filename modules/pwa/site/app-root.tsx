import './pwa.css'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { AppNotices } from './app-notices.tsx'
import { keepStore } from './keep-store.ts'

/**
 * Starts the offer, the instructions and the update notice, in the slot of pages of brands with the plugin. Browsers without service workers get
 * none of them.
 */
export default function startApp(place: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  keepStore(document)
  const { icon, name = '' } = place.dataset
  createRoot(place).render(<AppNotices locale={pageLocale()} name={name} icon={icon} />)
}
