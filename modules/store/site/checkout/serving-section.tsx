import type { ReactNode } from 'react'
import type { FoodCheckoutTexts } from '../../words/checkout.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { SelectField } from '#modules/ordering/site/parts/checkout/select-field.tsx'
import { fieldId } from '#modules/ordering/site/parts/checkout/text-field.tsx'

const icons = { takeaway: 'bag', delivery: 'bike', dineIn: 'table' } as const

/**
 * The section of the checkout in which the guest chooses the delivery type. After a change, taxes and delivery fee are calculated again;
 * the items stay (specification §2, Checkout).
 */
export function ServingSection(props: {
  types: readonly DeliveryType[]
  value: DeliveryType
  texts: FoodCheckoutTexts['serving']
  error: string | undefined
  onChange: (type: DeliveryType) => void
  /** The notice below the choice, if the branch is closed for the chosen delivery type. */
  children?: ReactNode
}) {
  const { texts, value } = props
  const id = fieldId('deliveryType')
  return (
    <section className="m-store panel sect">
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <div className="seg serving" role="radiogroup" aria-labelledby={`${id}-title`}>
        {props.types.map((type) => (
          <label key={type} className={type === value ? 'on' : undefined}>
            <input
              className="vh"
              type="radio"
              name="deliveryType"
              id={type === value ? id : undefined}
              value={type}
              checked={type === value}
              onChange={() => props.onChange(type)}
            />
            <Icon name={icons[type]} size="s" />
            {texts.types[type]}
          </label>
        ))}
      </div>
      {props.error && (
        <span className="field err">
          <FieldMessage id={`${id}-error`}>{props.error}</FieldMessage>
        </span>
      )}
      {props.children}
    </section>
  )
}

/** The notice that the branch is closed for the chosen delivery type: when it opens, and whether it takes preorders. */
export function ServingNotice(props: {
  lines: readonly string[]
  /** Label of the button that scrolls to the field for the time. Undefined: the branch takes no preorders, so there is no button. */
  action?: string | undefined
  onAct: () => void
}) {
  return (
    <div className="m-store notice warn serving-notice" role="status">
      <Icon name="clock" />
      <div className="stack notice-body">
        <p>{props.lines.join(' ')}</p>
        {props.action && (
          <p>
            <button type="button" className="inline-link" onClick={props.onAct}>
              {props.action}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

/** The section of the checkout that asks for the guest's table. If the guest has scanned the code on a table, this table is already chosen. */
export function TableSection(props: {
  tables: readonly { identifier: string; area: string }[]
  value: string
  texts: FoodCheckoutTexts['table']
  error: string | undefined
  onChange: (table: string) => void
}) {
  const { texts } = props
  return (
    <section className="m-store panel sect">
      <h2>{texts.title}</h2>
      <SelectField
        name="table"
        label={texts.label}
        icon="table"
        choose={texts.choose}
        value={props.value}
        options={props.tables.map(({ area, identifier }) => ({
          value: identifier,
          label: texts.option(identifier, area),
        }))}
        hint={texts.hint}
        error={props.error}
        onChange={props.onChange}
      />
    </section>
  )
}
