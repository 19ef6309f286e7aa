import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { kitchenTexts } from '../words/kitchen.ts'

interface StepButtonProps {
  /** What the button does. */
  text: string
  /** The accessible name. */
  label: string
  hotkey: number | undefined
  isLocked: boolean
  /** Ends when the server has responded. */
  onStep: () => Promise<unknown> | undefined
}

/**
 * The button of the next step of a ticket. A tap is visible at once, because only this button renders again. Until the server has responded,
 * further taps do nothing.
 */
export function StepButton({ text, label, hotkey, isLocked, onStep }: StepButtonProps) {
  const t = useTexts(kitchenTexts)
  const [isBusy, setBusy] = useState(false)
  async function step() {
    if (isBusy) return
    setBusy(true)
    await onStep()
    setBusy(false)
  }
  return (
    <button
      type="button"
      className="key wide"
      disabled={isLocked}
      aria-busy={isBusy}
      aria-label={label}
      onClick={() => void step()}
    >
      {text}
      {/* The word says that the number is a key of the keyboard. Without it, cooks take it for the number of an order. */}
      {hotkey === undefined ? null : (
        <span className="hk">
          {` ${t.key} `}
          <kbd>{hotkey}</kbd>
        </span>
      )}
    </button>
  )
}
