import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type OrderSummary, orderingEndpoints } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useOrderFeed } from '../parts/feed/OrderFeed.tsx'
import { zoneOf } from '../parts/order-words.ts'
import { racedText } from '../parts/raced-text.ts'
import type { ActionOutcome } from '../parts/use-outcome.ts'

/**
 * For a dialog about one order: returns a text when the order is no longer in the state for which the dialog was opened (`order`), because
 * somebody else took a step. The dialog can then only be closed. Undefined while nothing has changed, and while the own step is sent
 * (`isBusy`): the feed may report this step before its answer comes.
 */
export function useOvertaken(order: OrderSummary, isBusy: boolean): string | undefined {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const { orders, stopped } = useOrderFeed()
  const now = [...orders, ...stopped].find(({ id }) => id === order.id)
  const isOvertaken = !isBusy && now !== undefined && now.version > order.version && now.state !== order.state
  // Only the complete order says who took the step.
  const whole = useCall(orderingEndpoints.get, { params: { id: order.id } }, { enabled: isOvertaken })
  if (!isOvertaken) return undefined
  const { value } = whole.data ?? {}
  return racedText(value?.state === now.state ? value : now, zoneOf(now, branches), t)
}

/** The message at the top of a dialog about one order: that somebody else was faster, or why the step of the dialog failed. */
export function DialogMessage({
  outcome,
  overtaken,
}: {
  outcome: ActionOutcome | undefined
  overtaken: string | undefined
}) {
  if (overtaken !== undefined) return <Banner tone="new">{overtaken}</Banner>
  return outcome ? <Banner tone={outcome.tone}>{outcome.text}</Banner> : null
}
