import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

/**
 * The foot of a dialog, from left to right: a note, the cancel button, the button of the action. On a phone, a button of the dialog may
 * appear where the user has just tapped. So the buttons ignore the second tap of a double tap.
 */
export function DialogFoot(props: {
  note?: ReactNode
  /** Label of the button that cancels. */
  back: string
  onBack: () => void
  /** True: when the dialog opens, the cancel button has the focus, so that Enter cancels. For risky actions, such as deleting. */
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
