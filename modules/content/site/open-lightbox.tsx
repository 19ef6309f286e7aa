import Lightbox from './lightbox.tsx'
import type { UploadedImage } from '#ui/site/picture.tsx'
import { createRoot } from 'react-dom/client'
import { pageLocale } from '#ui/site/page-locale.ts'

/** Shows the pictures that the button lists. Closing the lightbox removes it and returns the focus to the button. */
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
