import { useEffect, useRef, useState } from 'react'

/** A step that cannot be taken back: first the question, then its answer; two taps (product: customer self-service). */
export function TwoStepButton(props: {
  label: string
  question?: string
  sure: string
  keep: string
  isBusy: boolean
  busyLabel: string
  isWide?: boolean
  isLarge?: boolean
  /** Of the button that asks the question, for those who lead here. */
  id?: string
  onSure: () => void
}) {
  const [isAsking, setAsking] = useState(false)
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAsking) yes.current?.focus()
  }, [isAsking])
  const size = [props.isWide && 'full', props.isLarge && 'lg'].filter(Boolean).join(' ')
  if (!isAsking) {
    return (
      <button id={props.id} type="button" className={`btn sec ${size}`} onClick={() => setAsking(true)}>
        {props.label}
      </button>
    )
  }
  return (
    <div
      className={props.isWide ? 'stack two-step' : 'row wrapx two-step'}
      role="group"
      aria-label={props.question ?? props.label}
    >
      {props.question && <p className="small b">{props.question}</p>}
      <button ref={yes} type="button" className={`btn pri ${size}`} aria-busy={props.isBusy} onClick={props.onSure}>
        {props.isBusy && <span className="spin" aria-hidden="true" />}
        {props.isBusy ? props.busyLabel : props.sure}
      </button>
      <button type="button" className={`btn quiet ${size}`} disabled={props.isBusy} onClick={() => setAsking(false)}>
        {props.keep}
      </button>
    </div>
  )
}
