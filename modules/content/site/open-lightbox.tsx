import Lightbox from './lightbox.tsx'
import type { UploadedImage } from '#ui/site/picture.tsx'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'

/**
 * Opens the lightbox with the pictures in the button's `data-images`. When the lightbox is closed, it is removed from the page, and the button gets
 * the focus again.
 */
export default function openLightbox(button: HTMLElement): void {
  const images = JSON.parse(button.dataset['images'] ?? '[]') as UploadedImage[]
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
    button.focus()
  }
  root.render(<Lightbox images={images} locale={pageLocale()} onClose={close} />)
}
