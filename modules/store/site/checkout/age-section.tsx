import type { Locale } from '#contract/locale.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { fieldId } from '#modules/ordering/site/parts/checkout/text-field.tsx'
import { minimumAgeTexts } from '#modules/ordering/words/minimum-age.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { isAgeAsked } from '../../rules/age.ts'
import { AgeNotice } from '../age-notice.tsx'

/**
 * The section of the checkout for an order with alcohol: a notice about the minimum age, and a checkbox that the guest must tick. At a
 * table there is no checkbox, because staff see the guest.
 */
export function AgeSection(props: {
  age: number
  serving: DeliveryType
  locale: Locale
  isTicked: boolean
  error: string | undefined
  onChange: (isOfAge: boolean) => void
}) {
  const { age, error, locale, serving } = props
  const texts = minimumAgeTexts(locale)
  const id = fieldId('isOfAge')
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <AgeNotice age={age} serving={serving} locale={locale} />
      {isAgeAsked(age, serving) && (
        <div className={error ? 'check err' : 'check'}>
          <input
            id={id}
            type="checkbox"
            checked={props.isTicked}
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={(event) => props.onChange(event.target.checked)}
          />
          <label htmlFor={id}>{texts.tick(age)}</label>
        </div>
      )}
      {error && (
        <span className="field err">
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </span>
      )}
    </section>
  )
}
