import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { typedDigits } from './time-choice.ts'

/** One field of the time, which is changed with plus and minus, arrow keys, or by typing. On a phone, a tap opens the number keyboard. */
export function TimeSpin(props: {
  isFirst?: boolean
  label: string
  value: number
  max: number
  isBad: boolean
  up: string
  down: string
  field?: RefObject<HTMLInputElement | null>
  onStep: (step: 1 | -1) => void
  onType: (value: number) => void
  /** Called when no further digit fits; `rest` are the digits typed after that. */
  onFull?: (rest: string) => void
}) {
  const own = useRef<HTMLInputElement>(null)
  const input = props.field ?? own
  // While the guest types, the field shows the typed digits, for example '2' and not '02' after the first digit of '23'.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? String(props.value).padStart(2, '0')

  // The value is selected, so that the next digit replaces it.
  useLayoutEffect(() => {
    if (typed === null && document.activeElement === input.current) input.current?.select()
  })

  function onKeyDown(event: KeyboardEvent) {
    const isStep = event.key === 'ArrowUp' || event.key === 'ArrowDown'
    if (!isStep && event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    setTyped(null)
    if (isStep) props.onStep(event.key === 'ArrowUp' ? 1 : -1)
    else props.onType(event.key === 'Home' ? 0 : props.max)
  }

  function onInput(text: string) {
    const { isFull, rest, value } = typedDigits(text, props.max)
    if (value !== undefined) props.onType(value)
    setTyped(isFull ? null : text.replaceAll(/\D/g, ''))
    if (isFull) props.onFull?.(rest)
  }

  return (
    <div className="col">
      <StepButton label={props.up} icon="plus" onStep={() => props.onStep(1)} />
      <input
        ref={input}
        data-first={props.isFirst || undefined}
        className={props.isBad ? 'val bad' : 'val'}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={props.label}
        aria-valuenow={props.value}
        aria-valuetext={String(props.value).padStart(2, '0')}
        aria-valuemin={0}
        aria-valuemax={props.max}
        aria-invalid={props.isBad || undefined}
        value={shown}
        onChange={({ nativeEvent, target }) => {
          // The first digit replaces the value. The position of the caret does not matter.
          const added = nativeEvent instanceof InputEvent ? nativeEvent.data : null
          onInput(typed === null && added ? added : target.value)
        }}
        onFocus={(event) => event.target.select()}
        onClick={(event) => event.currentTarget.select()}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(null)}
      />
      <StepButton label={props.down} icon="minus" onStep={() => props.onStep(-1)} />
    </div>
  )
}

const HOLD_MS = 400
const SLOWEST_MS = 160
const FASTEST_MS = 50

/** A button that steps once per tap. While it is pressed for longer, it repeats faster and faster. */
function StepButton({ icon, label, onStep }: { icon: 'plus' | 'minus'; label: string; onStep: () => void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const step = useRef(onStep)
  useEffect(() => {
    step.current = onStep
  })
  const release = () => clearTimeout(timer.current)
  useEffect(() => release, [])

  function repeat(wait: number) {
    timer.current = setTimeout(() => {
      hasRepeated.current = true
      step.current()
      repeat(Math.max(FASTEST_MS, Math.min(wait, SLOWEST_MS) * 0.85))
    }, wait)
  }
  return (
    <button
      type="button"
      className="icbtn"
      tabIndex={-1}
      aria-label={label}
      onPointerDown={() => {
        hasRepeated.current = false
        release()
        repeat(HOLD_MS)
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        // A long press has already repeated the step. Its final click must not step again.
        if (!hasRepeated.current) onStep()
        hasRepeated.current = false
      }}
    >
      <Icon name={icon} />
    </button>
  )
}
