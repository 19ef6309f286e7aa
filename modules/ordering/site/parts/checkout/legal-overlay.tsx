/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be reached by keyboard (WCAG 2.1.1). */
import '#ui/site/css/pickers.css'
import './checkout.css'
import type { RefObject } from 'react'
import { Icon } from '#ui/site/icon.tsx'
import { Popup } from '#ui/site/popup.tsx'

/**
 * Shows a legal text in an overlay above the form. The server has removed all HTML that its allowlist does not contain
 * (docs/rules/security.md, Output).
 */
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
        {/* Keyboard users can scroll the text only if it can get the focus. */}
        <div className="prose" tabIndex={0} dangerouslySetInnerHTML={{ __html: props.html }} />
      </div>
    </Popup>
  )
}
