import { useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { checkoutTexts } from '#i18n/checkout.ts'
import { randomIds } from '#kernel/ids.ts'
import { systemClock } from '#kernel/time.ts'
import type { OrderDraftInput, PriceChanged } from '#modules/ordering/contract.ts'
import type { ContactFlags, DeliveryType } from '#modules/ordering/rules/contact.ts'
import { type Placed, placeCall } from './calls.ts'
import {
  type CheckoutForm,
  emptyForm,
  type FormError,
  formErrors,
  type PaymentMethod,
  restoreForm,
  serialiseForm,
  serverErrors,
} from './checkout-form.ts'
import { createSubmission, type KeyStorage } from './submission.ts'

/** Session storage, or nothing where it is blocked. */
function storage(): KeyStorage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
const formKey = (branchId: string): string => `asp.checkout.${branchId}`
// randomUUID needs https, and `npm start` is also read over plain http on a phone
const ids = () => randomIds(systemClock, (count) => crypto.getRandomValues(new Uint8Array(count)))

export type CheckoutTrouble =
  | { kind: 'errors'; errors: readonly FormError[] }
  | { kind: 'price'; change: PriceChanged }
  | { kind: 'unknown'; reference: string | undefined; isOffline: boolean }
  | { kind: 'slot' }

export interface CheckoutInput {
  locale: Locale
  branch: { id: string; country: string } & ContactFlags
  deliveryType: DeliveryType
  methods: readonly PaymentMethod[]
  /** The order's own part: items, ride, appointment, what was seen of the price. */
  sent: Partial<OrderDraftInput> & Pick<OrderDraftInput, 'items'>
  onPlaced: (placed: Placed) => void
  /** The server says the time has gone, and which one is free next (ISO). */
  onSlotRefused: (nextFree: string | undefined) => void
}

const fieldNames = Object.keys(emptyForm('cash'))

/** The checkout's state: what was typed, what is wrong, and one order however often somebody taps. */
export function useCheckout(input: CheckoutInput) {
  const { branch, deliveryType, locale } = input
  const texts = checkoutTexts(locale)
  const start = useMemo(() => emptyForm(input.methods[0] ?? 'cash'), [input.methods])
  // shown in the browser only, so that what is stored may be there from the first paint
  const [form, setForm] = useState(() => restoreForm(read(formKey(branch.id)), start))
  const [trouble, setTrouble] = useState<CheckoutTrouble>()
  const [attempt, setAttempt] = useState(0)
  const [isCreating, setCreating] = useState(false)
  const submission = useMemo(
    () => createSubmission({ branchId: branch.id, place: placeCall(locale), storage, newKey: () => ids().uuid() }),
    [branch.id, locale],
  )

  function change(part: Partial<CheckoutForm>) {
    const next = { ...form, ...part }
    setForm(next)
    write(formKey(branch.id), serialiseForm(next))
    // what is being mended is no error any more
    if (trouble?.kind === 'errors') {
      const errors = trouble.errors.filter(({ field }) => field === undefined || !(field in part))
      setTrouble(errors.length > 0 ? { kind: 'errors', errors } : undefined)
    }
  }

  function fail(found: CheckoutTrouble) {
    setTrouble(found)
    setAttempt((count) => count + 1)
    setCreating(false)
  }

  /** `agreed`: the new total that the customer has just taken. */
  async function submit(agreed?: number) {
    if (isCreating) return
    const errors = formErrors(form, branch, deliveryType, branch.country, texts.errors)
    if (errors.length > 0) {
      fail({ kind: 'errors', errors })
      return
    }
    setCreating(true)
    setTrouble(undefined)
    const outcome = await submission.submit(draftOf(input, form, agreed))
    if (outcome.kind === 'placed') {
      write(formKey(branch.id), null)
      input.onPlaced(outcome)
    } else if (outcome.kind === 'errors') {
      fail({ kind: 'errors', errors: serverErrors(outcome.errors, fieldNames, texts.errors) })
    } else if (outcome.kind === 'slot') {
      input.onSlotRefused(outcome.nextFree)
      fail({ kind: 'slot' })
    } else if (outcome.kind === 'price') {
      fail({ kind: 'price', change: outcome.change })
    } else {
      fail({ kind: 'unknown', reference: outcome.reference, isOffline: !navigator.onLine })
    }
  }

  const errors = trouble?.kind === 'errors' ? trouble.errors : []
  return {
    texts,
    form,
    change,
    submit,
    isCreating,
    trouble,
    attempt,
    errorOf: (field: string) => errors.find((one) => one.field === field)?.message,
  }
}

export type Checkout = ReturnType<typeof useCheckout>

function draftOf(
  { branch, deliveryType, locale, sent }: CheckoutInput,
  form: CheckoutForm,
  agreed: number | undefined,
): OrderDraftInput {
  const { country, isCompany, ...typed } = form
  const { expectedLines, ...rest } = sent
  return {
    ...rest,
    ...typed,
    companyName: isCompany ? form.companyName : '',
    vatNumber: isCompany ? form.vatNumber : '',
    isCompany,
    country: country as NonNullable<OrderDraftInput['country']>,
    deliveryType,
    isDelivery: deliveryType === 'delivery',
    isDineIn: deliveryType === 'dineIn',
    branch: branch.id,
    locale,
    ...(agreed === undefined ? (expectedLines ? { expectedLines } : {}) : { expectedTotal: agreed }),
  }
}

const read = (key: string): string | null => {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}
function write(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key)
    else storage()?.setItem(key, value)
  } catch {
    // full or blocked: the form lives as long as the page
  }
}
