import { useMemo, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { toDecimal, ZERO } from '#kernel/money.ts'
import { checkoutTexts } from '../../../words/checkout.ts'
import type { OrderDraftInput, PriceChanged } from '../../../contract.ts'
import { type ContactFlags, isContactShown } from '../../../rules/contact.ts'
import type { DeliveryType } from '../../../rules/delivery-types.ts'
import { readPhone } from '../../../rules/phone-field.ts'
import { newKey } from '#ui/new-key.ts'
import { tabStorage } from '#ui/site/tab-store.ts'
import { useBackOnline } from '#ui/site/use-online.ts'
import { orderCalls, type Placed, placeCall } from '../calls.ts'
import {
  type CheckoutForm,
  emptyForm,
  firstMethod,
  type FormError,
  formErrors,
  formOrder,
  inFormOrder,
  lengthErrors,
  type PaymentMethod,
  serverErrors,
} from './checkout-form.ts'
import type { ItemRefusal } from './item-refusals.ts'
import { keepForm, keptForm } from './kept-form.ts'
import { rememberReplacement } from '../replaced-order.ts'
import { statusHref } from '../last-orders.ts'
import { bodyOf, isSameOrder, type OpenPayment, payAgain, readOpenPayment, writeOpenPayment } from './open-payment.ts'
import { formKey, writeEntry } from '../session.ts'
import { forgetContact, rememberContact, rememberedContact } from './remembered-contact.ts'
import { tipOf, tipWrong } from './tip-section.tsx'
import { createSubmission } from './submission.ts'
import { useNetworkCheck } from './use-network-check.ts'
import { useUnpaid } from './use-unpaid.ts'

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
  /** Whether the form has an address section. If not, the address fields are sent as empty texts. */
  isAddressAsked: boolean
  /** The part of the order that the form does not contain: items, ride, appointment, and the total that the guest saw. */
  sent: Partial<OrderDraftInput> & Pick<OrderDraftInput, 'items'>
  /** Values that are stored with the cart and not with the form: table and delivery area. */
  outside?: Partial<Pick<CheckoutForm, 'table' | 'deliveryArea'>>
  /** Returns the errors that only rides or only food can have. Called when the guest sends the order. */
  check?: (form: CheckoutForm) => readonly FormError[]
  /** The order whose payment failed, if the page's address contains it. */
  failedOrder?: OpenPayment | undefined
  onPlaced: (placed: Placed) => void
  /** Called if the server refuses the chosen time. `nextFree`: the next free time (ISO), if there is one. */
  onSlotRefused: (nextFree: string | undefined) => void
  /** Whether the form has a field for the time that shows a refusal of the time. If not, a separate notice shows the refusal. */
  isSlotField?: boolean
}

/**
 * The state of the checkout: the input, the errors, and the function that sends the order. Only one order is created, even if the guest taps
 * the button several times.
 */
export function useCheckout(input: CheckoutInput) {
  const { branch, deliveryType, locale, methods } = input
  const texts = checkoutTexts(locale)
  const start = useMemo(() => {
    const remembered = rememberedContact()
    const empty = emptyForm(firstMethod(methods), branch.country)
    return remembered ? { ...empty, ...remembered, isRemembered: true } : empty
  }, [methods, branch.country])
  // This component is rendered only in the browser, so it can read the stored input for its first render.
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
  // When the device is online again, the notice that it was offline disappears, and the guest can send the order.
  useBackOnline(() => setTrouble((shown) => (shown?.kind === 'unknown' && shown.isOffline ? undefined : shown)))
  const [attempt, setAttempt] = useState(0)
  const [sentItems, setSentItems] = useState('')
  const [isCreating, setCreating] = useState(false)
  const { canSend, isOnline } = useNetworkCheck(setCreating)
  const isUnpaid = useUnpaid(branch.id, locale, () => setCreating(false))
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

  /**
   * The country whose prefix is added to a phone number without a prefix. It is used if the guest has not chosen another country in the
   * phone field.
   */
  const phoneAddress = ({ country }: CheckoutForm) => (input.isAddressAsked && country ? country : branch.country)

  /** If the country of the address changes, the typed phone number is read again with the prefix of the new country. */
  const withPhoneOf = (next: CheckoutForm, part: Partial<CheckoutForm>): CheckoutForm =>
    part.country !== undefined && next.phoneTyped ? { ...next, ...readPhone(next, phoneAddress(next)) } : next

  /** Removes the error messages of these fields, because the guest has changed them. */
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
    if (again) return again
    const outcome = await submission.submit(draft)
    if (open && outcome.kind === 'placed') rememberReplacement(open.uid, outcome)
    return outcome
  }

  /** Opens the status page of an order that exists already, and deletes what this tab has stored for it. */
  function leaveFor(order: { uid: string; hash: string }) {
    writeOpenPayment(branch.id, undefined)
    writeEntry(formKey(branch.id), null)
    input.onPlaced(order)
  }

  /** The form as it is sent: the phone number is read again, with the prefix of the current address. */
  const readForm = (): CheckoutForm => ({ ...form, ...readPhone(form, phoneAddress(form)) })

  /** Checks the form and sends the order. `agreed`: the higher total that the customer has just accepted. */
  async function submit(agreed?: number) {
    if (isCreating || (!isOnline && !(await canSend()))) return
    const read = readForm()
    if (read.phone !== form.phone) setTyped({ ...typed, ...readPhone(typed, phoneAddress(form)) })
    const tip = tipWrong(input, read, locale, input.currency)
    const asked = input.isAddressAsked ? read : { ...read, ...blank(addressNames) }
    const draft = draftOf(input, read, agreed)
    const errors = formErrors(asked, branch, deliveryType, branch.country, texts.errors, [
      ...lengthErrors(draft, texts.errors),
      ...(input.check?.(read) ?? []),
      ...(tip ? [{ field: 'tip', message: tip }] : []),
    ])
    if (errors.length > 0) {
      fail({ kind: 'errors', errors })
      return
    }
    setCreating(true)
    setTrouble(undefined)
    setSentItems(JSON.stringify(draft.items))
    const outcome = await send(draft)
    if (outcome.kind === 'placed') {
      if (form.isRemembered) rememberContact(read)
      else forgetContact()
      const { hash, paymentRedirectUrl, uid } = outcome
      if (!paymentRedirectUrl) return leaveFor({ uid, hash })
      // The customer may come back from the payment page without having paid. Therefore the form stays stored.
      writeOpenPayment(branch.id, { uid, hash, body: bodyOf(draft) })
      keepForm(branch.id, typed)
      input.onPlaced({ uid, hash, paymentRedirectUrl })
    } else if (outcome.kind === 'settled') {
      // The cart may already hold something else. So the page of the order decides what to empty.
      location.assign(statusHref(locale, outcome))
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
  const unpaid = isUnpaid ? readOpenPayment(branch.id) : undefined
  /** Whether the items are the same as when they were sent. The server's messages about single items are shown only while this is true. */
  const isAsSent = sentItems === JSON.stringify(input.sent.items)
  return {
    texts,
    form,
    isOnline,
    /** The country whose prefix the phone field shows until the guest chooses another one. */
    phoneAddress: phoneAddress(form),
    change,
    mend,
    submit,
    leaveFor,
    isCreating,
    isUnpaid,
    /** Whether sending the form pays the order that waits for its payment, because nothing in the form was changed. */
    isPayingAgain: unpaid !== undefined && isSameOrder(unpaid, draftOf(input, readForm(), undefined)),
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
  // Values that only the form needs are not sent. The phone number is sent with its prefix.
  const {
    filledCity: _city,
    filledZipCode: _postcode,
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

/**
 * Returns these fields as empty texts. They replace input that stays in the form but does not belong to the order. For example, the guest
 * has typed a delivery address and then changed to takeaway.
 */
const blank = <K extends string>(names: readonly K[]): Record<K, string> =>
  Object.fromEntries(names.map((name) => [name, ''])) as Record<K, string>
