import { orderingEndpoints, OrderSummary } from '#modules/ordering/contract.ts'
import { useOrderFeed } from '#modules/ordering/backoffice/parts/feed/OrderFeed.tsx'
import { labelOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'
import type { KeptInput } from '#ui/backoffice/kept-input.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { enterBy, enterOnce } from '#modules/ordering/backoffice/parts/enter-once.ts'
import { firstOnScreen, useLeadTo } from '#modules/ordering/backoffice/parts/use-lead-to.ts'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { ReturnOf } from './return-of.ts'
import { type Missing, rideDraft, type RideEntry } from './ride-entry.ts'

/**
 * The names of fields that are different in the order and in this form. Key: the name in the order. Value: the name in the form. Errors of
 * the server are shown at the field of the form.
 */
const fieldOf: Readonly<Record<string, string>> = {
  date: 'time',
  appointmentDate: 'time',
  flightNumber: 'flight',
  accessories: 'answer',
}

/**
 * Returns the function that books the ride and confirms it immediately, because the caller on the phone wants to know that it is booked.
 */
export function useSubmitRide(
  entry: RideEntry,
  context: {
    branch: { id: string; country: string }
    missing: readonly Missing[]
    total: number | undefined
    kept: Pick<KeptInput<RideEntry>, 'forget' | 'sending' | 'renew'>
  },
) {
  const api = useApi()
  const t = useTexts(rideEntryTexts)
  const board = useTexts(boardTexts)
  const { locale } = useStaff()
  const { accept } = useOrderFeed()
  const navigate = useNavigate()
  // The address of the form, which contains the chosen branch. The button for the way back opens this address.
  const form = useLocation()
  const leadTo = useLeadTo()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /**
   * Set if an earlier attempt with other input already created a ride, but its response was lost. `id` is the id of the created order, or
   * undefined if it cannot be determined.
   */
  const [arrived, setArrived] = useState<{ id: string | undefined }>()
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  async function run() {
    const [first] = context.missing
    if (first) return leadTo(first)
    const body = rideDraft(entry, { ...context, locale })
    if (isBusy || !body) return undefined
    setBusy(true)
    setProblem(undefined)
    setErrors({})
    setArrived(undefined)
    const sent = await enterOnce(JSON.stringify(body), context.kept, enterBy(api))
    if (sent.kind === 'arrived') {
      setBusy(false)
      return setArrived({ id: sent.value?.id })
    }
    if (sent.kind === 'refused') {
      const placed = sent.answer
      setBusy(false)
      const fields = placed.errors.flatMap(({ field, message }) =>
        field ? [[fieldOf[field] ?? field, message] as const] : [],
      )
      setErrors(Object.fromEntries(fields))
      const shown = firstOnScreen(fields.map(([name]) => name))
      if (shown) leadTo(shown)
      return setProblem(shown ? t.problems : failureText(new CallFailed(placed), t.refused))
    }
    const params = { id: sent.value.id }
    const read = await api.call(orderingEndpoints.get, { params })
    const confirmed = read.ok
      ? await api.call(orderingEndpoints.confirm, { params, body: { version: read.value.version } })
      : read
    setBusy(false)
    const order = confirmed.ok ? confirmed.value : read.ok ? read.value : undefined
    if (order) accept(OrderSummary.parse(order))
    const label = order ? labelOf(order, board) : sent.value.uid
    await navigate('/bestellungen')
    // A message with a button disappears when the user leaves its page. Therefore it is shown only after the navigation.
    const state: ReturnOf = { returnOf: sent.value.id }
    const next = (
      <Button size="sm" onClick={() => void navigate({ pathname: form.pathname, search: form.search }, { state })}>
        {t.enterReturn}
      </Button>
    )
    return notify(confirmed.ok ? t.done(label) : t.doneWaiting(label), confirmed.ok ? 'done' : 'look', next)
  }
  return { run, isBusy, problem, arrived, errors }
}
