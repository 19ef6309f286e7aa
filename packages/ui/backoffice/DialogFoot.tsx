import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** The foot of a dialog, always in this order: what to know, the way back, what it does. */
export function DialogFoot(props: {
  note?: ReactNode
  /** The way back's word. */
  back: string
  onBack: () => void
  /** Where something is lost for good, Enter goes back. */
  isBackFirst?: boolean
  children?: ReactNode
}) {
  return (
    <div className="dlg-ft">
      {props.note}
      <span className="sp" />
      <Button size="lg" onClick={props.onBack} {...(props.isBackFirst ? { 'data-autofocus': true } : {})}>
        {props.back}
      </Button>
      {props.children}
    </div>
  )
}
