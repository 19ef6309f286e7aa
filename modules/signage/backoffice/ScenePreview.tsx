// The fonts that scenes use.
import '@fontsource/hanken-grotesk/latin-400.css'
import '@fontsource/hanken-grotesk/latin-600.css'
import '@fontsource/hanken-grotesk/latin-700.css'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { type OutputOf } from '#contract/endpoint.ts'
import { useEffect, useRef, useState } from 'react'
import { type Canvas, type Region, signageStaffEndpoints } from '../contract.ts'
import { drawScene } from '../player/render/scene.ts'
import { previewContext, type PreviewMood } from './preview-context.ts'

interface Props {
  scene: { canvas: Canvas; regions: readonly Region[] }
  branchId?: string | undefined
  mood?: PreviewMood
  /** Language of the drawn texts. Default: the language of the person who is signed in. */
  language?: 'de' | 'en' | undefined
  /** A text that screen readers read in place of the picture. */
  label: string
  /** Epoch milliseconds. If set, the preview is a still picture of this moment: films and clocks do not move, and new data is not loaded. */
  stillAt?: number | undefined
}

/** Draws a scene with the same code as a screen, scaled to the width of its container. */
export function ScenePreview(props: Props) {
  const { scene, branchId, label, stillAt } = props
  const query = branchId === undefined ? {} : { branchId }
  const isStill = stillAt !== undefined
  const found = useCall(signageStaffEndpoints.preview, { query }, { refetchInterval: isStill ? false : 10_000 })
  const preview = found.data?.value
  return (
    <div
      className="preview"
      role="img"
      aria-label={label}
      style={{ aspectRatio: `${scene.canvas.w} / ${scene.canvas.h}` }}
    >
      {preview ? <Drawn key={stillAt} {...props} preview={preview} /> : null}
    </div>
  )
}

function Drawn({
  scene,
  branchId,
  mood = 'data',
  language,
  stillAt,
  preview: newest,
}: Props & { preview: OutputOf<typeof signageStaffEndpoints.preview> }) {
  const place = useRef<HTMLDivElement>(null)
  const { branches, clock, locale: own } = useStaff()
  const locale = language ?? own
  const [first] = useState(newest)
  const preview = stillAt === undefined ? newest : first
  const zone = branches.find(({ id }) => id === branchId)?.timeZone ?? branches[0]?.timeZone ?? 'UTC'
  const { fontCss } = preview.brand
  useEffect(() => {
    if (!fontCss || !('adoptedStyleSheets' in document)) return undefined
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(fontCss)
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [fontCss])
  // Scenes are compared by content, because a new object with the same content must not draw the preview again.
  const content = JSON.stringify([scene.canvas, scene.regions])
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const [canvas, regions] = JSON.parse(content) as [Canvas, Region[]]
    const now = (): number => stillAt ?? clock.now()
    const drawn = drawScene({ canvas, regions }, previewContext(document, preview, { mood, locale, zone, now }))
    const size = (): void => {
      drawn.element.style.setProperty('transform-origin', '0 0')
      drawn.element.style.setProperty('transform', `scale(${box.clientWidth / canvas.w})`)
    }
    box.replaceChildren(drawn.element)
    size()
    const watch = new ResizeObserver(size)
    watch.observe(box)
    drawn.start()
    if (stillAt !== undefined) {
      // A still preview is laid out once, and again when the fonts are loaded. After that it does not change.
      drawn.stop()
      void document.fonts.ready.then(() => drawn.refresh())
    }
    const timer = stillAt === undefined ? setInterval(() => drawn.refresh(), 10_000) : undefined
    return () => {
      watch.disconnect()
      clearInterval(timer)
      drawn.stop()
      drawn.element.remove()
    }
  }, [content, preview, mood, locale, zone, clock, stillAt])
  return <div ref={place} />
}
