import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/**
 * The foot of a dialog, always in this order: what to know, the way back, what it does. On a phone it opens where the finger is: the second tap of
 * a double tap must not answer.
 */
export function DialogFoot(props: {
  note?: ReactNode
  /** The way back's word. */
  back: string
  onBack: () => void
  /** Where something is lost for good, Enter goes back. */
  isBackFirst?: boolean
  children?: ReactNode
}) {
  const guard = useTapGuard()
  return (
    <div className="dlg-ft" style={guard}>
      {props.note}
      <span className="sp" />
      <Button size="lg" onClick={props.onBack} {...(props.isBackFirst ? { 'data-autofocus': true } : {})}>
        {props.back}
      </Button>
      {props.children}
    </div>
  )
}
