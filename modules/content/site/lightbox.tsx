import './css/lightbox.css'
import type { Locale } from '#contract/locale.ts'
import { contentTexts } from '../words/site.ts'
import { dialogEntry } from '#ui/site/dialog-entry.ts'
import { Icon } from '#ui/site/icon.tsx'
import { imageUrl, type UploadedImage } from '#ui/site/picture.tsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { steppedIndex } from '../rules/lightbox-steps.ts'

/**
 * Shows pictures in large size. The left and down keys show the previous picture, the right and up keys the next one, Escape and 'back' close. A step before
 * the first or after the last picture also closes the lightbox (specification §2, Lightbox).
 */
export default function Lightbox({
  images,
  locale,
  onClose,
}: {
  images: readonly UploadedImage[]
  locale: Locale
  onClose: () => void
}) {
  const texts = contentTexts(locale).lightbox
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(0)
  useEffect(() => {
    dialog.current?.showModal()
    return dialogEntry().opened(() => dialog.current?.close())
  }, [])
  const image = images[index]
  const step = (by: 1 | -1) => {
    const next = steppedIndex(index, by, images.length)
    if (next === undefined) dialog.current?.close()
    else setIndex(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by as 1 | -1)
  }
  if (!image) return null
  return (
    <dialog
      ref={dialog}
      className="m-content lightbox night"
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-label={image.alt || undefined}
    >
      <img src={imageUrl(image, 'large')} alt={image.alt} />
      <button type="button" className="icbtn close" aria-label={texts.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <button type="button" className="icbtn previous" aria-label={texts.previous} onClick={() => step(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="icbtn next" aria-label={texts.next} onClick={() => step(1)}>
        <Icon name="right" />
      </button>
      <p className="num" aria-live="polite">
        {texts.position(index + 1, images.length)}
      </p>
    </dialog>
  )
}
