import './pwa.css'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { AppNotices } from './app-notices.tsx'
import { keepStore } from './keep-store.ts'

/**
 * Starts the offer, the instructions and the update notice in their slot of a page. Only pages of brands with the plugin have this slot.
 * Browsers without service workers get none of the three.
 */
export default function startApp(place: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  keepStore(document)
  const { icon, name = '' } = place.dataset
  createRoot(place).render(<AppNotices locale={pageLocale()} name={name} icon={icon} />)
}
