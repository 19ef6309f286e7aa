import { useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { toDecimal, ZERO } from '#kernel/money.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import type { OrderDraftInput, PriceChanged } from '../../../contract.ts'
import { type ContactFlags, type DeliveryType, isContactShown } from '../../../rules/contact.ts'
import { readPhone } from '../../../rules/phone-field.ts'
import { newKey } from '#ui/new-key.ts'
import { tabStorage } from '#ui/site/tab-store.ts'
import { orderCalls, type Placed, placeCall } from '../calls.ts'
import {
  type CheckoutForm,
  emptyForm,
  firstMethod,
  type FormError,
  formErrors,
  formOrder,
  inFormOrder,
  type PaymentMethod,
  serverErrors,
} from './checkout-form.ts'
import type { ItemRefusal } from './item-refusals.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { bodyOf, type OpenPayment, payAgain, readOpenPayment, writeOpenPayment } from './open-payment.ts'
import { formKey, writeEntry } from '../session.ts'
import { forgetContact, rememberContact, rememberedContact } from './remembered-contact.ts'
import { tipOf, tipWrong } from './tip-section.tsx'
import { createSubmission } from './submission.ts'

type CheckoutTrouble =
  | { kind: 'errors'; errors: readonly FormError[] }
  | { kind: 'price'; change: PriceChanged }
  | { kind: 'unknown'; reference: string | undefined; isOffline: boolean }
  | { kind: 'slot' }
  | { kind: 'arrived'; order: { uid: string; hash: string } | undefined }

export interface CheckoutInput {
  locale: Locale
  branch: { id: string; country: string; isTipEnabled: boolean } & ContactFlags
  currency: string
  deliveryType: DeliveryType
  methods: readonly PaymentMethod[]
  /** Is there an address section? Fields of a section that is no longer shown are not sent. */
  isAddressAsked: boolean
  /** The order's own part: items, ride, appointment, the price that was seen. */
  sent: Partial<OrderDraftInput> & Pick<OrderDraftInput, 'items'>
  /** Fields of the form that are stored with the order itself: the delivery type. */
  outside?: Partial<Pick<CheckoutForm, 'table' | 'deliveryArea'>>
  /** Errors of this kind of order besides the form; checked when it is sent. */
  check?: (form: CheckoutForm) => readonly FormError[]
  /** An order whose payment failed, taken from the address. */
  failedOrder?: OpenPayment | undefined
  onPlaced: (placed: Placed) => void
  /** The server says that the time has passed, and which one is free next (ISO). */
  onSlotRefused: (nextFree: string | undefined) => void
  /** A time that has passed is an error of its field, not a notice of its own. */
  isSlotField?: boolean
}

/** The checkout's state: typed fields, errors, and one order for any number of taps. */
export function useCheckout(input: CheckoutInput) {
  const { branch, deliveryType, locale, methods } = input
  const texts = checkoutTexts(locale)
  const start = useMemo(() => {
    const remembered = rememberedContact()
    const empty = emptyForm(firstMethod(methods), branch.country)
    return remembered ? { ...empty, ...remembered, isRemembered: true } : empty
  }, [methods, branch.country])
  // rendered in the browser only, so that stored fields are there from the first paint
  const [typed, setTyped] = useState(() =>
    keptForm({
      branchId: branch.id,
      empty: start,
      methods,
      draftOf: (kept) => draftOf(input, { ...kept, ...input.outside }, undefined),
    }),
  )
  const form: CheckoutForm = { ...typed, ...input.outside }
  const [trouble, setTrouble] = useState<CheckoutTrouble>()
  const [attempt, setAttempt] = useState(0)
  const [sentItems, setSentItems] = useState('')
  const [isCreating, setCreating] = useState(false)
  const submission = useMemo(
    () =>
      createSubmission({
        branchId: branch.id,
        place: placeCall(locale),
        storage: tabStorage,
        newKey,
      }),
    [branch.id, locale],
  )

  /** Where a number without prefix is from, unless the guest chose that in its field. */
  const phoneAddress = ({ country }: CheckoutForm) => (input.isAddressAsked && country ? country : branch.country)

  /** Another country reads the number again as it was typed. */
  const withPhoneOf = (next: CheckoutForm, part: Partial<CheckoutForm>): CheckoutForm =>
    part.country !== undefined && next.phoneTyped ? { ...next, ...readPhone(next, phoneAddress(next)) } : next

  /** A field that is being corrected is no longer an error. */
  function mend(...fields: readonly string[]) {
    if (trouble?.kind !== 'errors') return
    const errors = trouble.errors.filter(({ field }) => field === undefined || !fields.includes(field))
    setTrouble(errors.length > 0 ? { kind: 'errors', errors } : undefined)
  }

  function change(part: Partial<CheckoutForm>) {
    const next = withPhoneOf({ ...typed, ...part }, part)
    setTyped(next)
    keepForm(branch.id, next)
    mend(...Object.keys(part).map((name) => (name.startsWith('tip') ? 'tip' : name)))
  }

  function fail(found: CheckoutTrouble) {
    setTrouble(found)
    setAttempt((count) => count + 1)
    setCreating(false)
  }

  async function send(draft: OrderDraftInput) {
    const open = readOpenPayment(branch.id) ?? input.failedOrder
    const again = open && (await payAgain(open, draft, orderCalls(locale, open)))
    return again ?? submission.submit(draft)
  }

  /** Leads to a placed order: nothing of it is kept here. */
  function leaveFor(order: { uid: string; hash: string }) {
    writeOpenPayment(branch.id, undefined)
    writeEntry(formKey(branch.id), null)
    input.onPlaced(order)
  }

  /** `agreed`: the new total that the customer has just accepted. */
  async function submit(agreed?: number) {
    if (isCreating) return
    const read = { ...form, ...readPhone(form, phoneAddress(form)) }
    if (read.phone !== form.phone) setTyped({ ...typed, ...readPhone(typed, phoneAddress(form)) })
    const tip = tipWrong(input, read, locale, input.currency)
    const errors = formErrors(read, branch, deliveryType, branch.country, texts.errors, [
      ...(input.check?.(read) ?? []),
      ...(tip ? [{ field: 'tip', message: tip }] : []),
    ])
    if (errors.length > 0) {
      fail({ kind: 'errors', errors })
      return
    }
    setCreating(true)
    setTrouble(undefined)
    const draft = draftOf(input, read, agreed)
    setSentItems(JSON.stringify(draft.items))
    const outcome = await send(draft)
    if (outcome.kind === 'placed') {
      if (form.isRemembered) rememberContact(read)
      else forgetContact()
      const { hash, paymentRedirectUrl, uid } = outcome
      if (!paymentRedirectUrl) return leaveFor({ uid, hash })
      // until the payment arrives the customer may return: typed fields are kept
      writeOpenPayment(branch.id, { uid, hash, body: bodyOf(draft) })
      keepForm(branch.id, typed)
      input.onPlaced({ uid, hash, paymentRedirectUrl })
    } else if (outcome.kind === 'errors') {
      fail({ kind: 'errors', errors: inFormOrder(serverErrors(outcome.errors, formOrder, texts.errors)) })
    } else if (outcome.kind === 'slot') {
      input.onSlotRefused(outcome.nextFree)
      fail(
        input.isSlotField
          ? { kind: 'errors', errors: serverErrors(outcome.errors, formOrder, texts.errors) }
          : { kind: 'slot' },
      )
    } else if (outcome.kind === 'price') {
      fail({ kind: 'price', change: outcome.change })
    } else if (outcome.kind === 'arrived') {
      const { hash, uid } = outcome
      fail({ kind: 'arrived', order: uid && hash ? { uid, hash } : undefined })
    } else {
      fail({ kind: 'unknown', reference: outcome.reference, isOffline: !navigator.onLine })
    }
  }

  const errors = trouble?.kind === 'errors' ? trouble.errors : []
  /** Refusals belong to the lines as they were sent: they end for lines that were changed or removed since. */
  const isAsSent = sentItems === JSON.stringify(input.sent.items)
  return {
    texts,
    form,
    change,
    mend,
    submit,
    leaveFor,
    isCreating,
    trouble,
    attempt,
    errorOf: (field: string) => errors.find((one) => one.field === field)?.message,
    refusalOf(index: number): ItemRefusal | undefined {
      const found = isAsSent ? errors.find(({ field }) => field === `items.${index}`) : undefined
      return found && { message: found.message, code: found.code }
    },
  }
}

export type CheckoutState = ReturnType<typeof useCheckout>

function draftOf(input: CheckoutInput, form: CheckoutForm, agreed: number | undefined): OrderDraftInput {
  const { branch, deliveryType, locale, sent } = input
  const { country, deliveryCountry, donatee, isCompany, isDeliveryAddressDifferent, ...all } = form
  // Kept for the form alone; the number itself carries its prefix.
  const {
    isRemembered: _remembered,
    phoneCountry: _country,
    phoneTyped: _typed,
    tipChoice: _choice,
    tipTyped: _tip,
    ...typed
  } = all
  const { expectedLines, ...rest } = sent
  const isElsewhere = deliveryType === 'delivery' && isDeliveryAddressDifferent
  return {
    ...rest,
    ...typed,
    ...(isContactShown(branch, deliveryType) ? {} : blank(contactNames)),
    ...(input.isAddressAsked ? {} : blank(addressNames)),
    ...(isElsewhere ? { deliveryCountry: deliveryCountry as DeliveryCountry } : blank(elsewhereNames)),
    companyName: isCompany ? form.companyName : '',
    vatNumber: isCompany ? form.vatNumber : '',
    isCompany,
    country,
    isDeliveryAddressDifferent: isElsewhere,
    deliveryArea: deliveryType === 'delivery' ? form.deliveryArea : '',
    table: deliveryType === 'dineIn' ? form.table : '',
    tip: toDecimal(tipOf(input, form) ?? ZERO),
    donatee: donatee || null,
    deliveryType,
    isDelivery: deliveryType === 'delivery',
    isDineIn: deliveryType === 'dineIn',
    branch: branch.id,
    locale,
    ...(agreed === undefined ? (expectedLines ? { expectedLines } : {}) : { expectedTotal: agreed }),
  }
}
type DeliveryCountry = NonNullable<OrderDraftInput['deliveryCountry']>

const contactNames = ['firstName', 'lastName', 'email', 'phone'] as const
const addressNames = ['street', 'floor', 'stairway', 'door', 'zipCode', 'city'] as const
const elsewhereNames = [
  'deliveryFirstName',
  'deliveryLastName',
  'deliveryCompany',
  'deliveryStreet',
  'deliveryFloor',
  'deliveryStairway',
  'deliveryDoor',
  'deliveryZipCode',
  'deliveryCity',
] as const

/** Typed for another delivery type: kept in the form, not sent. */
const blank = <K extends string>(names: readonly K[]): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>
