import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCheck } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { OrderSummary } from '../../contract.ts'

export type Reason = 'no-vehicle' | 'no-driver' | 'too-far' | 'duplicate' | 'too-busy' | 'sold-out' | 'other'
/** The rejection reasons that staff can choose for this order. For example, 'no driver' and 'too far' fit only rides and deliveries. */
export function reasonsOf({ kind, deliveryType }: Pick<OrderSummary, 'kind' | 'deliveryType'>): readonly Reason[] {
  if (kind === 'ride') return ['no-vehicle', 'no-driver', 'too-far', 'duplicate', 'other']
  if (deliveryType === 'delivery') return ['too-busy', 'sold-out', 'too-far', 'no-driver', 'duplicate', 'other']
  return ['too-busy', 'sold-out', 'duplicate', 'other']
}

/** Radio group for the reason why an order is rejected. */
export function Reasons({
  all,
  value,
  onChange,
}: {
  all: readonly Reason[]
  value: Reason | undefined
  onChange: (reason: Reason) => void
}) {
  const t = useTexts(boardTexts).rejectReasons
  function onKey(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const next = all[(all.indexOf(value ?? all[0] ?? 'other') + step + all.length) % all.length] ?? 'other'
    onChange(next)
    event.currentTarget.querySelector<HTMLElement>(`[data-reason=${next}]`)?.focus()
  }
  return (
    <div className="row w" role="radiogroup" aria-labelledby="reject-reason" tabIndex={-1} onKeyDown={onKey}>
      {all.map((reason, index) => (
        <button
          type="button"
          key={reason}
          role="radio"
          data-reason={reason}
          // With this attribute, the dialog sets the focus here and not on its close button.
          data-autofocus={index === 0 || undefined}
          className="chip big"
          aria-checked={reason === value}
          tabIndex={reason === value || (!value && index === 0) ? 0 : -1}
          onClick={() => onChange(reason)}
        >
          {reason === value ? <IconCheck size={18} aria-hidden /> : null}
          {t[reason]}
        </button>
      ))}
    </div>
  )
}
