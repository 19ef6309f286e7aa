import { useCallback, useEffect, useRef, useState } from 'react'
import { isFromPreview, type ToPreview } from '../../rules/preview-messages.ts'
import type { DraftStore } from './draft-state.ts'

interface FrameProps {
  title: string
  src: string
  /** The width in px at which the site is laid out. If the available space is narrower, the frame is scaled down. */
  width: number
  draft?: {
    store: Pick<DraftStore, 'get' | 'subscribe'>
    chosen: string | undefined
    onChoose: (id: string | undefined) => void
  }
}

/**
 * Shows a page of the real site in a frame. With `draft`, the frame shows the unpublished text while staff type it, and a click on a block
 * in the frame calls `draft.onChoose`.
 */
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
      // The page in the frame sends 'ready' whenever it has loaded. The draft must then be sent to it again.
      if (event.data.kind === 'ready') setIsReady((times) => times + 1)
      else choose.current?.(event.data.id)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  const send = useCallback((message: ToPreview) => {
    const page = frame.current?.contentWindow
    // The message is passed by a direct call, not by `postMessage`. A posted message would wait until the editor has drawn the typed letter,
    // because both pages share one thread. With the direct call, the site starts to render the changed block earlier.
    try {
      page?.dispatchEvent(new MessageEvent('message', { data: message, origin: location.origin, source: window }))
    } catch {
      // The call fails while the frame shows an error page of the browser, because our page may not access it. Then nothing is sent.
    }
  }, [])
  const store = draft?.store
  const chosen = draft?.chosen
  useEffect(() => {
    if (isReady === 0 || !store) return
    let shown: unknown
    const show = () => {
      const { content } = store.get().data
      if (content === shown) return
      shown = content
      send({ kind: 'draft', blocks: Array.isArray(content) ? content : [] })
    }
    show()
    return store.subscribe(show)
  }, [isReady, send, store])
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
