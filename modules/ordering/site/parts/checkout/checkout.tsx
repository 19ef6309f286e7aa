import '#ui/site/css/forms.css'
import '../order-lines.css'
import '../status/status.css'
import './checkout.css'
import { tellVisitEvent, type VisitGoods } from '#ui/site/visit-events.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { PriceChanged } from '../../../contract.ts'
import { saidText } from '../../../rules/said.ts'
import { submitButton } from '../../../rules/submit-label.ts'
import { offReasonTexts } from '../../../words/off-reason.ts'
import { add, format, money, ZERO } from '#kernel/money.ts'
import type { ShownSection } from './checkout-sections.ts'
import { ErrorList } from '#ui/site/error-list.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { useMedia } from '#ui/site/use-media.ts'
import { AddressSection, type AddressProps } from './address-section.tsx'
import { missingText } from './checkout-form.ts'
import {
  ArrivedNotice,
  FailedPayment,
  PayFormAgain,
  PriceChangedNotice,
  type PriceWords,
  UnknownFailure,
} from './checkout-notices.tsx'
import { LegalSection, type LegalTarget, PaymentSection } from './choice-sections.tsx'
import { CommentSection, ContactSection } from './contact-sections.tsx'
import { OtherSections } from './other-sections.tsx'
import { ItemRefusals } from './item-refusals.ts'
import { itemIndex, labelOf } from './field-labels.ts'
import { MiniSummary, type SummaryLine } from './mini-summary.tsx'
import { namedOnly } from './open-payment.ts'
import { UnpaidOrder } from './unpaid-order.tsx'
import { OffReason, SubmitBar, SubmitButton } from './submit-bar.tsx'
import { fieldId } from './text-field.tsx'
import { TipTotals } from '../tip-totals.tsx'
import { isTipAsked, tipOf, TipSection } from './tip-section.tsx'
import { type CheckoutInput, type CheckoutState, useCheckout } from './use-checkout.ts'

/** A function that renders a part of the form. This part is different for rides and for food. It gets the state of the form. */
type CheckoutSlot = (state: Pick<CheckoutState, 'form' | 'change' | 'mend' | 'errorOf'>) => ReactNode

interface CheckoutProps extends CheckoutInput {
  title: string
  /** What is still missing. Hidden after a failed payment, because the form is filled in then. */
  lead?: string
  backHref: string
  isSmsEnabled: boolean
  isQuotationRequired: boolean
  isPaidOrderLabelEnabled: boolean
  /** Whether the branch is open at the chosen time, or now if the guest chose none. */
  isOpen: boolean
  isPreorderEnabled: boolean
  /** Whether the order reaches the minimum value of its delivery area. */
  isMinimumMet: boolean
  legal: { terms: LegalTarget; privacy: LegalTarget }
  address: Pick<AddressProps, 'area' | 'asksCompany' | 'asksDoor'>
  comment: { title: string; label?: string; placeholder?: string }
  /** Set if the customer came back from the payment page without having paid (specification §2, checkout/error). */
  failedPayment: { readonly isCanceled: boolean } | undefined
  /** Returns a text that tells where the guest pays, for example 'an der Tür'. */
  paymentHint: (method: CheckoutProps['methods'][number]) => string
  /**
   * `renderServing` renders the choice of the delivery type (above the contact data), `renderAppointment` the choice of the time (below the
   * address).
   */
  renderServing?: CheckoutSlot
  renderAppointment?: CheckoutSlot
  /** Renders further checkboxes that the guest must tick. They are above the legal checkboxes. */
  renderAgreement?: CheckoutSlot
  /** Sections that other modules add. They are above the payment methods. */
  sections: readonly ShownSection[]
  /**
   * The summary of the order. On narrow screens it is below the form. A row above the fields (`MiniSummary`) then shows it as well,
   * after a tap.
   */
  summary: SummaryLine & {
    title: string
    renderNote: (form: CheckoutState['form']) => ReactNode
    /** Adds 'ca.' to an amount. Set while the price can still change (specification §2). */
    approximate?: ((amount: string) => string) | undefined
    /** Why the submit button is disabled. It is shown once: above the button, wherever the button is. */
    offReason?: ReactNode
  }
  priceWords: PriceWords
  /** The ordered items as they are reported to the visitor statistics. */
  goods: VisitGoods
  /** Returns the displayed name of a line whose price has changed. */
  lineName: (line: PriceChanged['lines'][number]) => string
  /** Returns the name of the item at this index. Error messages about the item contain it. */
  itemName?: (index: number) => string | undefined
  /** A notice at the top of the form about what the guest chose before. It does not prevent the order. */
  notice?: ReactNode
  /** Renders a notice at the top if the chosen time is not possible any more. `attempt`: how often the guest has tried to send the order. */
  renderSlotNotice?: ((attempt: number) => ReactNode) | undefined
}

/** The checkout form, for rides and food. The differences between both are props (specification §2, Checkout). */
export function Checkout(props: CheckoutProps) {
  const { branch, deliveryType, summary } = props
  const checkout = useCheckout(props)
  const { change, errorOf, form, isCreating, submit, texts } = checkout
  const sections = { form, texts, flags: branch, deliveryType, errorOf, onChange: change }
  const total = money(props.sent.expectedTotal ?? 0)
  const tip = tipOf(props, form) ?? ZERO
  // The amount to pay including the tip, for the places that show only one amount.
  const sum = tip > ZERO ? format(add(total, tip), props.currency) : summary.price
  const toPay = sum === '' ? sum : (summary.approximate?.(sum) ?? sum)
  const said = saidText(form.comment)
  const isWide = useMedia('(min-width: 1024px)')
  const named = namedOnly(branch.id, props.failedOrder)
  const heading = useRef<HTMLHeadingElement>(null)
  const tellBegin = useEffectEvent(() =>
    tellVisitEvent({ action: 'initiatecheckout', category: 'ecommerce', data: props.goods }),
  )
  useEffect(() => tellBegin(), [])
  // The form has replaced a page that was shown while loading. If the focus was on an element of that page, the heading gets the focus.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const button = submitButton({
    isCartEmpty: false,
    isCreating,
    isQuotationRequired: props.isQuotationRequired,
    isOpen: props.isOpen,
    isPreorderEnabled: props.isPreorderEnabled,
    isMinimumMet: props.isMinimumMet,
    isPaidOrderLabelEnabled: props.isPaidOrderLabelEnabled,
  })
  const isOff = button?.isDisabled === true && !isCreating
  const offline = checkout.isOnline ? undefined : offReasonTexts(props.locale).offline
  const reason = isOff ? summary.offReason || undefined : offline
  // On wide screens the submit button is next to the summary, on narrow screens in a bar at the bottom together with the total.
  const submitBar = button && (
    <SubmitButton isOff={isOff} isOnline={checkout.isOnline} isCreating={isCreating} hasReason={Boolean(reason)}>
      {checkout.isPayingAgain && !button.isDisabled ? texts.payAgain : texts.submit[button.label]}
    </SubmitButton>
  )
  return (
    <div className="m-ordering wrap" data-visit-branch={branch.id}>
      <form
        className="co"
        noValidate
        aria-busy={isCreating}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <div className="co-main">
          <div>
            <a className="btn quiet back" href={props.backHref}>
              <Icon name="left" size="s" /> {texts.back}
            </a>
            <h1 ref={heading} tabIndex={-1}>
              {props.title}
            </h1>
            {props.lead && !props.failedOrder && <p className="muted">{props.lead}</p>}
          </div>
          <ItemRefusals value={{ of: checkout.refusalOf, isMain: false }}>
            <MiniSummary summary={{ ...summary, price: toPay }} texts={texts.summary} />
          </ItemRefusals>
          {props.notice}
          {named && !isCreating && <UnpaidOrder order={named} failed={props.failedPayment} locale={props.locale} />}
          <Trouble props={props} checkout={checkout} hasNamed={named !== undefined} />
          {props.renderServing?.(checkout)}
          <ContactSection
            {...sections}
            locale={props.locale}
            addressCountry={checkout.phoneAddress}
            isSmsEnabled={props.isSmsEnabled}
          />
          {props.isAddressAsked && <AddressSection {...sections} {...props.address} locale={props.locale} />}
          {props.renderAppointment?.(checkout)}
          <CommentSection {...sections} words={props.comment} />
          <OtherSections {...props} checkout={checkout} />
          <PaymentSection
            methods={props.methods}
            value={form.paymentMethod}
            texts={texts.payment}
            hint={props.paymentHint}
            error={errorOf('paymentMethod')}
            onChange={(paymentMethod) => change({ paymentMethod })}
          />
          {isTipAsked(props, form) && (
            <TipSection
              form={form}
              total={total}
              currency={props.currency}
              locale={props.locale}
              error={errorOf('tip')}
              onChange={change}
            />
          )}
          {props.renderAgreement?.(checkout)}
          <LegalSection form={form} targets={props.legal} texts={texts.legal} errorOf={errorOf} onChange={change} />
        </div>
        <aside id={fieldId('items')} className="panel stack" tabIndex={-1}>
          <h2>{summary.title}</h2>
          <ItemRefusals value={{ of: checkout.refusalOf, isMain: true }}>{summary.body}</ItemRefusals>
          {said && (
            <p className="small said">
              <span className="b">{props.comment.label ?? props.comment.title}:</span> {said}
            </p>
          )}
          <TipTotals total={total} tip={tip} currency={props.currency} locale={props.locale} />
          {isWide && reason && (
            <div className="notice warn off-reason">
              <OffReason>{reason}</OffReason>
            </div>
          )}
          {isWide && submitBar}
          {summary.renderNote(form)}
        </aside>
        {!isWide && button && (
          <SubmitBar price={toPay} reason={reason}>
            {submitBar}
          </SubmitBar>
        )}
      </form>
    </div>
  )
}

/**
 * The text of an entry in the error list: label and message. The label is left out if the message already names the field or the dish, or if
 * the error belongs to no field.
 */
function entryOf(
  field: string | undefined,
  message: string,
  { itemName }: CheckoutProps,
  texts: CheckoutState['texts'],
): string {
  if (field === undefined || message === missingText(field, texts.errors)) return message
  const label = labelOf(field, texts, itemName)
  return itemIndex(field) !== undefined && message.includes(label) ? message : texts.errors.entry(label, message)
}

/** Shows above the fields why the last attempt to send the order failed. `hasNamed`: another notice says that the payment failed. */
function Trouble(at: { props: CheckoutProps; checkout: CheckoutState; hasNamed: boolean }) {
  const { checkout, hasNamed, props } = at
  const { attempt, leaveFor, submit, texts, trouble } = checkout
  const slot = props.renderSlotNotice?.(attempt)
  if (slot) return slot
  if (trouble?.kind === 'errors') {
    return (
      <ErrorList
        key={attempt}
        title={texts.errors.title(trouble.errors.length)}
        entries={trouble.errors.map(({ field, message }) => ({
          field: field && fieldId(field),
          text: entryOf(field, message, props, texts),
        }))}
      />
    )
  }
  if (trouble?.kind === 'price') {
    return (
      <PriceChangedNotice
        change={trouble.change}
        currency={props.currency}
        texts={texts.priceChanged}
        words={props.priceWords}
        attempt={attempt}
        lineName={props.lineName}
        onAgree={() => void submit(trouble.change.total.new)}
        onLook={() => document.getElementById(fieldId('items'))?.focus()}
      />
    )
  }
  if (trouble?.kind === 'unknown') {
    return (
      <UnknownFailure
        texts={texts.errors}
        isOffline={trouble.isOffline}
        reference={trouble.reference}
        attempt={attempt}
        onRetry={() => void submit()}
      />
    )
  }
  if (trouble?.kind === 'arrived') {
    const { order } = trouble
    return (
      <ArrivedNotice texts={texts.arrived} attempt={attempt} {...(order ? { onLook: () => leaveFor(order) } : {})} />
    )
  }
  const { failedPayment } = props
  if (checkout.isCreating || hasNamed) return null
  const notice = failedPayment
    ? { ...failedPayment, texts }
    : { isCanceled: true, texts: { ...texts, canceledPayment: texts.unpaid.open } }
  return failedPayment || checkout.isUnpaid ? (
    <FailedPayment {...notice}>
      <PayFormAgain label={texts.payAgain} />
    </FailedPayment>
  ) : null
}
