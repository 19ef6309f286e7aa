import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import type { CartPrice } from '../../rules/food-price.ts'
import { CallFailed, failureText } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import type { KeptInput } from '#ui/backoffice/kept-input.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { errorText } from '#i18n/errors.ts'
import { useApi, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { orderingEndpoints, OrderSummary } from '#modules/ordering/contract.ts'
import { useOrderFeed } from '#modules/ordering/backoffice/parts/feed/OrderFeed.tsx'
import { numberOf, zoneOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { enterBy, enterOnce } from '#modules/ordering/backoffice/parts/enter-once.ts'
import { firstOnScreen, useLeadTo } from '#modules/ordering/backoffice/parts/use-lead-to.ts'
import { useOutcome } from '#modules/ordering/backoffice/parts/use-outcome.ts'
import type { DeliveringBranch } from '#modules/branches/rules/area-address.ts'
import { deliveryErrors } from './address.ts'
import { draftOf, type Entry } from './entry.ts'
import type { Missing } from './missing.ts'

export interface Submit {
  run(): Promise<void>
  isBusy: boolean
  /** Message about the order as a whole; undefined if there is none. Messages about single fields are in `errors` and are shown at the fields. */
  problem: string | undefined
  /**
   * Set if the server already has this order, because an earlier attempt to send it succeeded without a response. `id`: the id of the
   * order, if it is known.
   */
  arrived: { id: string | undefined } | undefined
  errors: Readonly<Record<string, string>>
  /** Removes the messages of fields that the person has changed. */
  clear(changed: readonly string[]): void
}

/** Fields of the form whose name in the API call is different. */
const shownAs: Readonly<Record<string, keyof Entry>> = {
  deliveryArea: 'area',
  appointmentDate: 'appointment',
  day: 'appointment',
  paymentMethod: 'payment',
}

/** Sends the entered order and then accepts it, so that staff can tell the guest on the phone when it will be ready. */
export function useSubmit({
  entry,
  price,
  branch,
  missing,
  kept,
  onStale,
}: {
  entry: Entry
  price: CartPrice
  branch: DeliveringBranch & { id: string; country: string }
  missing: readonly Missing[]
  kept: Pick<KeptInput<Entry>, 'forget' | 'sending' | 'renew'>
  onStale(): void
}): Submit {
  const api = useApi()
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { branches, clock, locale } = useStaff()
  const { accept, isLocked } = useOrderFeed()
  const navigate = useNavigate()
  const leadTo = useLeadTo()
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useOutcome(isLocked)
  const [arrived, setArrived] = useState<Submit['arrived']>()
  const [errors, setErrors] = useState<Record<string, string>>({})

  const setProblem = (text: string, isOffline = false) => setOutcome({ tone: 'alarm', text, isOffline })

  const emptyText = (name: Missing) =>
    name === 'items' ? t.noDish : name === 'appointmentDate' ? t.noTime : errorText(locale, 'field.required')

  async function run() {
    if (isBusy) return
    // The address may be outside of the delivery area. The form says so, and the order is not sent.
    const outside = entry.serving === 'delivery' ? deliveryErrors(branch, entry, { isLeft: true, locale }) : {}
    // A postcode that no area serves is the error to correct. Its area cannot be chosen.
    const asked = missing.filter((name) => name !== 'deliveryArea' || !outside.zipCode)
    const found: Record<string, string> = { ...outside }
    for (const name of asked) found[name] = emptyText(name)
    const wrong = firstOnScreen(Object.keys(found))
    if (wrong) {
      setErrors(found)
      // The bottom of the form names the empty fields.
      if (Object.keys(outside).length > 0) setProblem(t.problems)
      else setOutcome(undefined)
      leadTo(wrong)
      return
    }
    const body = draftOf(entry, price, branch, locale)
    setBusy(true)
    setOutcome(undefined)
    setErrors({})
    setArrived(undefined)
    const sent = await enterOnce(JSON.stringify(body), kept, enterBy(api))
    if (sent.kind === 'arrived') {
      setBusy(false)
      setArrived({ id: sent.value?.id })
      return
    }
    if (sent.kind === 'refused') {
      const placed = sent.answer
      setBusy(false)
      const fields = Object.fromEntries(placed.errors.flatMap((one) => (one.field ? [[one.field, one.message]] : [])))
      setErrors(fields)
      const first = firstOnScreen(Object.keys(fields))
      if (first) leadTo(first)
      // Status 0: the server could not be reached. The message states this, because the order itself may be right.
      if (placed.status === 0) setProblem(board.actions.offline, true)
      else setProblem(first ? t.problems : failureText(new CallFailed(placed), t.refused))
      // 409: prices or products have changed. The storefront is loaded again, so that the next attempt uses the current data.
      if (placed.status === 409) onStale()
      return
    }
    const { id, uid } = sent.value
    const read = await api.call(orderingEndpoints.get, { params: { id } })
    const confirmed = read.ok
      ? await api.call(orderingEndpoints.confirm, {
          params: { id },
          body: { version: read.value.version, ...(entry.appointment ? {} : { readyInMinutes: entry.minutes }) },
        })
      : read
    setBusy(false)
    const order = confirmed.ok ? confirmed.value : read.ok ? read.value : undefined
    if (order) accept(OrderSummary.parse(order))
    const number = order ? numberOf(order) : uid
    // The caller on the phone asks when the order will be ready.
    const at = (confirmed.ok && confirmed.value.appointmentDate) || undefined
    const due = order && at ? formatMomentInText(Date.parse(at), clock.now(), zoneOf(order, branches), locale) : ''
    notify(confirmed.ok ? t.done(number, due) : t.doneWaiting(number), confirmed.ok ? 'done' : 'look')
    void navigate('/bestellungen')
  }

  function clear(changed: readonly string[]) {
    const left = Object.entries(errors).filter(
      ([field]) => !changed.includes(shownAs[field] ?? field.split('.')[0] ?? field),
    )
    if (left.length === Object.keys(errors).length) return
    setErrors(Object.fromEntries(left))
    if (left.length === 0) setOutcome(undefined)
  }
  return { run, clear, isBusy, problem: outcome?.text, arrived, errors }
}
