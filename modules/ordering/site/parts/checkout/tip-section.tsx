import { useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { format, money, type Money, ofUnits, ZERO } from '#kernel/money.ts'
import { isOnline } from '../../../rules/payment-methods.ts'
import { MOST_TIP, tipAmount, type TipChoice, tipPercents } from '../../../rules/tip.ts'
import { tipTexts } from '../../../words/tip.ts'
import { useAfterPress } from '#ui/site/after-press.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { fieldId } from './text-field.tsx'

/**
 * The facts that decide whether the form asks for a tip: the branch must allow tips, the guest must pay online, and the total must be above 0.
 * A guest who does not pay online can give the tip in person.
 */
interface TipAsked {
  readonly branch: { readonly isTipEnabled: boolean }
  readonly sent: { readonly expectedTotal?: number | undefined }
}

export const isTipAsked = ({ branch, sent }: TipAsked, form: Pick<CheckoutForm, 'paymentMethod'>): boolean =>
  branch.isTipEnabled && isOnline(form.paymentMethod) && (sent.expectedTotal ?? 0) > 0

/** The tip that the guest chose; zero if the form does not ask for a tip. Undefined if the typed text is no valid amount. */
export const tipOf = (
  input: TipAsked,
  form: Pick<CheckoutForm, 'paymentMethod' | 'tipChoice' | 'tipTyped'>,
): Money | undefined =>
  isTipAsked(input, form) ? tipAmount(form.tipChoice, form.tipTyped, money(input.sent.expectedTotal ?? 0)) : ZERO

const wrongText = (locale: Locale, currency: string) => tipTexts(locale).wrong(format(money(MOST_TIP), currency))

/** The message if the typed tip is not valid; undefined if it is valid. */
export const tipWrong = (input: TipAsked, form: CheckoutForm, locale: Locale, currency: string): string | undefined =>
  tipOf(input, form) === undefined ? wrongText(locale, currency) : undefined

/**
 * The section 'Trinkgeld'. The guest can choose a percentage of the price or type an amount; 'Kein Trinkgeld' is preselected. A text that is
 * no possible amount is named when the guest leaves the field.
 */
export function TipSection(props: {
  form: CheckoutForm
  total: Money
  currency: string
  locale: Locale
  error: string | undefined
  onChange: (change: Partial<CheckoutForm>) => void
}) {
  const { currency, form, locale, onChange, total } = props
  /** The text with which the guest last left the field. */
  const [left, setLeft] = useState<string>()
  const afterPress = useAfterPress()
  const texts = tipTexts(locale)
  const choices: { value: TipChoice; name: string }[] = [
    { value: 'none', name: texts.none },
    ...tipPercents.map((percent) => ({
      value: `${percent}` as const,
      name: texts.percent(String(percent), format(tipAmount(`${percent}`, '', total) ?? ofUnits(0), currency)),
    })),
    { value: 'own', name: texts.own },
  ]
  const isWrong = left?.trim() && left === form.tipTyped && tipAmount('own', left, total) === undefined
  const error = props.error ?? (isWrong ? wrongText(locale, currency) : undefined)
  const id = fieldId('tip')
  return (
    <section className="panel sect">
      <h2 id="checkout-tip-title">{texts.title}</h2>
      <div className="tips" role="radiogroup" aria-labelledby="checkout-tip-title">
        {choices.map(({ name, value }) => (
          <label key={value} className={value === form.tipChoice ? 'tip on' : 'tip'}>
            <input
              className="vh"
              type="radio"
              name="tip"
              value={value}
              checked={value === form.tipChoice}
              onChange={() => onChange({ tipChoice: value })}
            />
            {name}
          </label>
        ))}
      </div>
      {form.tipChoice === 'own' && (
        <div className={error ? 'field err' : 'field'}>
          <label htmlFor={id}>
            {texts.amount} {currency}
          </label>
          <input
            id={id}
            className="input tip-own"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            value={form.tipTyped}
            onChange={({ target }) => onChange({ tipTyped: target.value })}
            onBlur={() => afterPress(() => setLeft(form.tipTyped))}
          />
          {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
          <span className="vh" role="status">
            {isWrong && error}
          </span>
        </div>
      )}
      <p className="small muted">{texts.hint}</p>
    </section>
  )
}
