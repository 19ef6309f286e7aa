import { type ReactNode, useRef } from 'react'
import { useRoomBelow } from './use-room-below.ts'

/** One notice of the app, for example the offer to install it: a card at the lower edge of the page with buttons (`children`). */
export function Notice(props: { title: string; text?: string; picture: ReactNode; children: ReactNode }) {
  const card = useRef<HTMLElement>(null)
  useRoomBelow(card)
  return (
    <aside ref={card} className="m-pwa app-notice" aria-label={props.title}>
      <div className="app-head" role="status">
        {props.picture}
        <div>
          <p className="b">{props.title}</p>
          {props.text && <p>{props.text}</p>}
        </div>
      </div>
      <div className="app-acts">{props.children}</div>
    </aside>
  )
}
