import { useTexts } from '#ui/backoffice/staff.tsx'
import { useRef, useState } from 'react'
import { kitchenTexts } from '../words/kitchen.ts'
import { useFocusInFoot } from './use-focus-in-foot.ts'

interface StepButtonProps {
  /** What the button does. */
  text: string
  /** The accessible name. */
  label: string
  hotkey?: number | undefined
  isLocked: boolean
  /** True: the button takes back the last step. */
  isUndo?: boolean
  /** Ends when the server has responded. */
  onStep: () => Promise<unknown> | undefined
}

/**
 * The button of the next step of a ticket, or of the undo. A tap is visible at once, because only this button renders again. Until the server has responded,
 * further taps do nothing.
 */
export function StepButton({ text, label, hotkey, isLocked, isUndo = false, onStep }: StepButtonProps) {
  const t = useTexts(kitchenTexts)
  const [isBusy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useFocusInFoot(button)
  async function step() {
    if (isBusy) return
    setBusy(true)
    await onStep()
    setBusy(false)
  }
  return (
    <button
      ref={button}
      type="button"
      className={isUndo ? 'undo' : 'key wide'}
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
