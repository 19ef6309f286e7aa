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
 * A button for a step that cannot be undone. The first tap shows the question and two buttons in its place. The first of them takes the
 * step, the second does not.
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
 * The two buttons that replace the button of the step. They ignore taps for a moment, so that the second half of a double tap does not
 * confirm the step.
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
