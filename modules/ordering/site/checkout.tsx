import '#ui/site/css/checkout.css'
import '#ui/site/css/status.css'
import './checkout.css'
import { type ReactNode, useState } from 'react'
import type { CheckoutTexts } from '#i18n/checkout.ts'
import type { PriceChanged } from '#modules/ordering/contract.ts'
import { submitButton } from '#modules/ordering/rules/submit-label.ts'
import { ErrorList } from '#ui/site/error-list.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { missingText } from './checkout-form.ts'
import { PriceChangedNotice, UnknownFailure } from './checkout-notices.tsx'
import { LegalSection, type LegalTarget, PaymentSection } from './choice-sections.tsx'
import { AddressSection, CommentSection, ContactSection } from './contact-sections.tsx'
import { fieldId } from './text-field.tsx'
import { type CheckoutInput, useCheckout } from './use-checkout.ts'

export interface CheckoutProps extends CheckoutInput {
  title: string
  lead: string
  backHref: string
  currency: string
  isSmsEnabled: boolean
  isQuotationRequired: boolean
  isPaidOrderLabelEnabled: boolean
  /** Judged at the appointment. */
  isOpen: boolean
  isPreorderEnabled: boolean
  legal: { terms: LegalTarget; privacy: LegalTarget }
  /** What is ordered: a line for phones, and the whole of it. */
  summary: { title: string; name: string; line: string; price: string; body: ReactNode; note: ReactNode }
  /** What a line of a changed price is called. */
  lineName: (line: PriceChanged['lines'][number]) => string
  /** Shown on top while the chosen time cannot be kept; gets the number of the attempt. */
  renderSlotNotice: ((attempt: number) => ReactNode) | undefined
}

/** The checkout of every kind of order; what is ordered stands in its slots (specification §2, Checkout). */
export function Checkout(props: CheckoutProps) {
  const { branch, currency, deliveryType, methods, summary } = props
  const checkout = useCheckout(props)
  const { attempt, change, errorOf, form, isCreating, submit, texts, trouble } = checkout
  const sections = { form, texts, flags: branch, deliveryType, errorOf, onChange: change }
  const button = submitButton({
    isCartEmpty: false,
    isCreating,
    isQuotationRequired: props.isQuotationRequired,
    isOpen: props.isOpen,
    isPreorderEnabled: props.isPreorderEnabled,
    isMinimumMet: true,
    isPaidOrderLabelEnabled: props.isPaidOrderLabelEnabled,
  })
  const notice =
    props.renderSlotNotice?.(attempt) ??
    (trouble?.kind === 'errors' ? (
      <ErrorList
        key={attempt}
        title={texts.errors.title(trouble.errors.length)}
        entries={trouble.errors.map(({ field, message }) => ({
          field: field && fieldId(field),
          // a sentence that names its field needs no name before it
          text:
            message === missingText(field, texts.errors) ? message : texts.errors.entry(labelOf(field, texts), message),
        }))}
      />
    ) : trouble?.kind === 'price' ? (
      <PriceChangedNotice
        change={trouble.change}
        currency={currency}
        texts={texts.priceChanged}
        attempt={attempt}
        lineName={props.lineName}
        onAgree={() => void submit(trouble.change.total.new)}
      />
    ) : trouble?.kind === 'unknown' ? (
      <UnknownFailure
        texts={texts.errors}
        isOffline={trouble.isOffline}
        reference={trouble.reference}
        attempt={attempt}
        onRetry={() => void submit()}
      />
    ) : null)

  return (
    <div className="wrap">
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
            <h1>{props.title}</h1>
            <p className="muted">{props.lead}</p>
          </div>
          <MiniSummary summary={summary} texts={texts.summary} />
          {notice}
          <ContactSection {...sections} branchCountry={branch.country} isSmsEnabled={props.isSmsEnabled} />
          <AddressSection {...sections} />
          <CommentSection {...sections} />
          <PaymentSection
            methods={methods}
            value={form.paymentMethod}
            texts={texts.payment}
            error={errorOf('paymentMethod')}
            onChange={(paymentMethod) => change({ paymentMethod })}
          />
          <LegalSection form={form} targets={props.legal} texts={texts.legal} errorOf={errorOf} onChange={change} />
        </div>
        <aside className="panel stack">
          <h2>{summary.title}</h2>
          {summary.body}
          {button && (
            <button
              type="submit"
              className={button.isDisabled && !isCreating ? 'btn lg full is-off' : 'btn pri lg full'}
              disabled={button.isDisabled && !isCreating}
              aria-disabled={isCreating || undefined}
              aria-busy={isCreating}
            >
              {isCreating && <span className="spin" aria-hidden="true" />}
              {texts.submit[button.label]}
            </button>
          )}
          {summary.note}
        </aside>
      </form>
    </div>
  )
}

/** On phones the summary is a row on top that opens (design: summary row in the checkout). */
function MiniSummary({ summary, texts }: { summary: CheckoutProps['summary']; texts: CheckoutTexts['summary'] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mini-summary">
      <button type="button" className="mini only-m" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span className="grow">
          <span className="b">{summary.name}</span>
          <br />
          <span className="small muted">{summary.line}</span>
        </span>
        <span className="price">{summary.price}</span>
        <span className="vh">. {isOpen ? texts.hide : texts.show}</span>
        <Icon name="chevron" size="s" />
      </button>
      {isOpen && <div className="panel stack only-m mini-body">{summary.body}</div>}
    </div>
  )
}

/** What a field is called in the error list. */
function labelOf(field: string | undefined, texts: CheckoutTexts): string {
  const { address, contact, errors, payment } = texts
  const labels: Readonly<Record<string, string>> = {
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    street: address.street,
    zipCode: address.zipCode,
    city: address.city,
    country: address.country,
    companyName: address.companyName,
    vatNumber: address.vatNumber,
    paymentMethod: payment.title,
    legalInstructions: errors.terms,
    privacyPolicy: errors.privacy,
  }
  return (field && labels[field]) || errors.other
}
