import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentData } from '../../rules/differences.ts'
import { isFromPreview, type ToPreview } from '../../rules/preview-messages.ts'

interface FrameProps {
  title: string
  src: string
  /** Width of the site in px; the frame is scaled to the available space. */
  width: number
  draft?: { data: DocumentData; chosen: string | undefined; onChoose: (id: string | undefined) => void }
}

/** The real site in a frame, scaled to the available space. With a draft it shows what is typed and reports clicks. */
export function PreviewFrame({ draft, src, title, width }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  const [isReady, setIsReady] = useState(0)
  const choose = useRef(draft?.onChoose)
  useEffect(() => {
    choose.current = draft?.onChoose
  })
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)))
    watch.observe(current)
    return () => watch.disconnect()
  }, [width])
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (
        event.origin !== location.origin ||
        event.source !== frame.current?.contentWindow ||
        !isFromPreview(event.data)
      )
        return
      // The frame sends 'ready' after every load; then the draft is sent to it again.
      if (event.data.kind === 'ready') setIsReady((times) => times + 1)
      else choose.current?.(event.data.id)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const send = useCallback(
    (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin),
    [],
  )
  const data = draft?.data
  const chosen = draft?.chosen
  useEffect(() => {
    if (isReady > 0 && data) send({ kind: 'draft', blocks: Array.isArray(data['content']) ? data['content'] : [] })
  }, [data, isReady, send])
  useEffect(() => {
    if (isReady > 0) send({ kind: 'select', id: chosen })
  }, [chosen, isReady, send])
  return (
    <div className="framebox" ref={box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- our own site, whose scripts must run and talk to this window */}
      <iframe
        ref={frame}
        title={title}
        src={src}
        style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
      />
    </div>
  )
}
