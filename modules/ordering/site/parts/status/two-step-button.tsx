import { useEffect, useRef, useState } from 'react'
import { useTapGuard } from '#ui/tap-guard.ts'

interface TwoStepButtonProps {
  label: string
  question?: string
  sure: string
  keep: string
  isBusy: boolean
  busyLabel: string
  isWide?: boolean
  isLarge?: boolean
  /** Id of the button, so that links in the page can lead to it. */
  id?: string
  onSure: () => void
}

/**
 * A button for an action that cannot be undone, for example to cancel an order. The first tap replaces the button by a question with two
 * buttons. The first of these buttons performs the action, the second one brings the original button back.
 */
export function TwoStepButton(props: TwoStepButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const size = [props.isWide && 'full', props.isLarge && 'lg'].filter(Boolean).join(' ')
  if (isAsking) return <Answers {...props} size={size} onKeep={() => setAsking(false)} />
  return (
    <button id={props.id} type="button" className={`btn sec ${size}`} onClick={() => setAsking(true)}>
      {props.label}
    </button>
  )
}

/**
 * The question with its two buttons. Both buttons ignore taps for a moment after they appear. Therefore the second half of a double tap
 * does not perform the action.
 */
export function Answers(props: TwoStepButtonProps & { size: string; onKeep: () => void }) {
  const { size } = props
  const yes = useRef<HTMLButtonElement>(null)
  const guard = useTapGuard()
  useEffect(() => yes.current?.focus(), [])
  return (
    <div
      className={props.isWide ? 'stack two-step' : 'row wrapx two-step'}
      style={guard}
      role="group"
      aria-label={props.question ?? props.label}
    >
      {props.question && <p className="small b">{props.question}</p>}
      <button ref={yes} type="button" className={`btn pri ${size}`} aria-busy={props.isBusy} onClick={props.onSure}>
        {props.isBusy && <span className="spin" aria-hidden="true" />}
        {props.isBusy ? props.busyLabel : props.sure}
      </button>
      <button type="button" className={`btn quiet ${size}`} disabled={props.isBusy} onClick={props.onKeep}>
        {props.keep}
      </button>
    </div>
  )
}
