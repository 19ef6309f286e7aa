import './pwa.css'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'
import { AppNotices } from './app-notices.tsx'
import { keepStore } from './keep-store.ts'

/** Offer, instructions and update notice, in the slot of pages of brands with the plugin. A browser without workers gets none of it. */
export default function startApp(place: HTMLElement): void {
  if (!('serviceWorker' in navigator)) return
  keepStore(document)
  const { icon, name = '' } = place.dataset
  createRoot(place).render(<AppNotices locale={pageLocale()} name={name} icon={icon} />)
}
