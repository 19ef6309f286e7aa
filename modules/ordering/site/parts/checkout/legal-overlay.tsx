/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reached by keyboard (WCAG 2.1.1). */
import '#ui/site/css/pickers.css'
import './checkout.css'
import type { RefObject } from 'react'
import { Icon } from '#ui/site/icon.tsx'
import { Popup } from '#ui/site/popup.tsx'

/** A legal text over the form. The server has sanitised the HTML with its allowlist (docs/rules/security.md, Output). */
export default function LegalOverlay(props: {
  title: string
  html: string
  close: string
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}) {
  return (
    <Popup shape="page" label={props.title} anchor={props.anchor} onCancel={props.onClose}>
      <div className="m-ordering pick legal-text">
        <div className="hd">
          <h2 className="display">{props.title}</h2>
          <button type="button" className="icbtn bare" aria-label={props.close} onClick={props.onClose}>
            <Icon name="close" />
          </button>
        </div>
        {/* The text scrolls, so it must be reachable by keyboard. */}
        <div className="prose" tabIndex={0} dangerouslySetInnerHTML={{ __html: props.html }} />
      </div>
    </Popup>
  )
}
