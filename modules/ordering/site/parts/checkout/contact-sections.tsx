import type { Locale } from '#contract/locale.ts'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { isContactShown, requiredFields, type ContactField, type ContactFlags } from '../../../rules/contact.ts'
import type { DeliveryType } from '../../../rules/delivery-types.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { RememberContact } from './remember-contact.tsx'
import { PhoneField } from './phone-field.tsx'
import { fieldId, TextField } from './text-field.tsx'

export interface SectionProps {
  form: CheckoutForm
  texts: CheckoutTexts
  flags: ContactFlags
  deliveryType: DeliveryType
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<CheckoutForm>) => void
}

/** Returns a function that gives '(opt.)' for fields that may stay empty, and undefined for required fields. */
export const optionalMark = ({ deliveryType, flags, form, texts }: SectionProps) => {
  const required = new Set<ContactField>(requiredFields(flags, deliveryType, form.isDeliveryAddressDifferent))
  return (field: ContactField) => (required.has(field) ? undefined : texts.optional)
}

export function ContactSection(
  props: SectionProps & {
    locale: Locale
    /** The country whose prefix completes the phone number: the country of the address or, if none is asked for, of the branch. */
    addressCountry: string
    isSmsEnabled: boolean
  },
) {
  const { errorOf, form, onChange } = props
  if (!isContactShown(props.flags, props.deliveryType)) return null
  const texts = props.texts.contact
  const optional = optionalMark(props)
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <div className="grid2">
        <TextField
          name="firstName"
          label={texts.firstName}
          value={form.firstName}
          autoComplete="given-name"
          optional={optional('firstName')}
          error={errorOf('firstName')}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name="lastName"
          label={texts.lastName}
          value={form.lastName}
          autoComplete="family-name"
          optional={optional('lastName')}
          error={errorOf('lastName')}
          onChange={(lastName) => onChange({ lastName })}
        />
        <TextField
          name="email"
          label={texts.email}
          value={form.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          optional={optional('email')}
          error={errorOf('email')}
          onChange={(email) => onChange({ email })}
        />
        <PhoneField
          {...props}
          addressCountry={props.addressCountry}
          optional={optional('phone')}
          hint={props.isSmsEnabled ? texts.phoneHint : undefined}
        />
      </div>
      <RememberContact {...props} />
    </section>
  )
}

/** The field for a comment that staff read (specification §2: comment, 4 rows; §3, Order draft). */
export function CommentSection({
  errorOf,
  form,
  onChange,
  texts,
  words,
}: SectionProps & { words: { title: string; label?: string; placeholder?: string } }) {
  const id = fieldId('comment')
  const titleId = `${id}-title`
  const error = errorOf('comment')
  return (
    <section className="panel sect">
      <h2 id={titleId}>
        {words.title} {!words.label && <span className="opt sect-opt">{texts.optional}</span>}
      </h2>
      <div className={error ? 'field err' : 'field'}>
        {words.label && (
          <label htmlFor={id}>
            {words.label} <span className="opt">{texts.optional}</span>
          </label>
        )}
        <textarea
          id={id}
          name="comment"
          className="input"
          rows={4}
          autoComplete="off"
          placeholder={words.placeholder}
          aria-labelledby={words.label ? undefined : titleId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          value={form.comment}
          onChange={(event) => onChange({ comment: event.target.value })}
        />
        {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
      </div>
    </section>
  )
}
