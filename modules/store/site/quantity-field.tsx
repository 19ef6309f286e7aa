import type { Locale } from '#contract/locale.ts'
import { amountText, measureText, unitText } from '#i18n/amounts.ts'
import { storeTexts } from '../words/store.ts'
import { isUnit, type Unit, units } from '#kernel/units.ts'
import { canDecrease, canIncrease, quantityBounds } from '#modules/catalogue/rules/quantities.ts'
import { Icon } from '#ui/site/icon.tsx'
import {
  boundsOf,
  type ItemForm,
  lessAmount,
  moreAmount,
  settleAmount,
  setUnit,
  typeAmount,
  unitsOf,
} from './item-form.ts'
import { StepButton } from './step-button.tsx'

interface QuantityProps {
  form: ItemForm
  locale: Locale
  onChange: (change: (form: ItemForm) => ItemForm) => void
}

/**
 * The field 'Menge' with buttons for less and more. A guest may type a comma. When the field loses the focus, the amount is corrected to
 * the limits and steps of the unit (specification §5, Quantity).
 */
export function QuantityField({ form, locale, onChange }: QuantityProps) {
  const texts = storeTexts(locale).item
  const bounds = boundsOf(form)
  return (
    <div className="quantity">
      <label className="lab" htmlFor="item-quantity">
        {texts.quantity}
      </label>
      <span className="stepper">
        <StepButton
          way="less"
          label={texts.less}
          isPossible={canDecrease(form.amount, bounds)}
          onPress={() => onChange(lessAmount)}
        />
        <input
          id="item-quantity"
          className="typed"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby="item-quantity-hint"
          value={form.typed}
          onChange={({ target }) => onChange((now) => typeAmount(now, target.value))}
          onFocus={({ target }) => target.select()}
          onBlur={() => onChange(settleAmount)}
          onKeyDown={({ key }) => key === 'Enter' && onChange(settleAmount)}
        />
        <StepButton
          way="more"
          label={texts.more}
          isPossible={canIncrease(form.amount, bounds)}
          onPress={() => onChange(moreAmount)}
        />
      </span>
      {form.unit !== 'amount' && <span className="small muted">{unitText(form.unit, locale, form.amount)}</span>}
      <span className="vh" id="item-quantity-hint">
        {boundsText(form, locale)}
      </span>
    </div>
  )
}

/** Whether the ratio of two units is generally known, for example of gram and kilogram. The page does not explain a known ratio. */
const isKnownMeasure = (one: Unit, other: Unit, ratio: number): boolean =>
  units[one].family !== 'count' &&
  units[one].family === units[other].family &&
  ratio * units[other].factor === units[one].factor

/**
 * The field that chooses the unit of a product that is sold in several units. It shows the ratio to the product's own unit, and the limits
 * of the chosen unit (specification §2: alternative-unit hint).
 */
export function UnitField({ form, locale, onChange }: QuantityProps) {
  const texts = storeTexts(locale).item
  const units = unitsOf(form.product)
  const { product, unit } = form
  const ratio = product.alternativeUnits.find((one) => one.unit === unit)?.ratio
  const hints = [
    ...(ratio === undefined || isKnownMeasure(unit, product.unit, ratio)
      ? []
      : [
          texts.unitHint('1', unitText(unit, locale), amountText(ratio, locale), unitText(product.unit, locale, ratio)),
        ]),
    boundsText(form, locale),
  ].filter(Boolean)
  return (
    <div className="field">
      {units.length > 1 && (
        <>
          <label htmlFor="item-unit">{texts.unit}</label>
          <span className="with-chevron">
            <select
              id="item-unit"
              className="input"
              value={unit}
              onChange={({ target: { value } }) => isUnit(value) && onChange((now) => setUnit(now, value))}
            >
              {units.map((one) => (
                <option key={one} value={one}>
                  {unitText(one, locale)}
                </option>
              ))}
            </select>
            <Icon name="chevron" size="s" />
          </span>
        </>
      )}
      {hints.length > 0 && <p className="hint">{hints.map(sentence).join(' ')}</p>}
    </div>
  )
}

/**
 * A sentence with the limits of the chosen unit: 'Mindestens 0,2 kg, höchstens 5 kg. In Schritten von 0,1 kg.' Empty if the limits are
 * obvious, for example for pieces with the minimum 1.
 */
export function boundsText(form: ItemForm, locale: Locale): string {
  const { maximum: own, minimum, step } = quantityBounds(form.product, form.unit)
  // If the product has no maximum, a technical limit far above real orders applies. This limit is mentioned only if the amount has reached
  // it.
  const { maximum: most } = boundsOf(form)
  const maximum = own ?? (most === form.amount ? most : undefined)
  const { bounds } = storeTexts(locale).item
  const measured = (amount: number) => measureText(amount, form.unit, locale)
  const isPlain = minimum === 1 && step === 1
  if (isPlain && !maximum) return ''
  return [
    maximum ? bounds.between(measured(minimum), measured(maximum)) : bounds.from(measured(minimum)),
    ...(step === 1 ? [] : [bounds.step(measured(step))]),
  ]
    .map(sentence)
    .join(' ')
}

/** Replaces two full stops at the end by one. A sentence that ends with an abbreviation such as 'Stk.' has two. */
const sentence = (text: string): string => text.replace(/\.\.$/, '.')
