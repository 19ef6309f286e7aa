import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/**
 * The foot of a dialog. The order is always the same: a note, the button that cancels, the button that acts. On a phone the dialog opens
 * under the finger, so the second tap of a double tap must not press a button.
 */
export function DialogFoot(props: {
  note?: ReactNode
  /** Label of the button that cancels. */
  back: string
  onBack: () => void
  /** True where something is lost for good: Enter then cancels. */
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
