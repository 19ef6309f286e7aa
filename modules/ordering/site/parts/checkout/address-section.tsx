import type { Locale } from '#contract/locale.ts'
import { useState } from 'react'
import { useAfterPress } from '#ui/site/after-press.ts'
import type { ContactField } from '../../../rules/contact.ts'
import { mayLackHouseNumber } from '../../../rules/house-number.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { optionalMark, type SectionProps } from './contact-sections.tsx'
import { CountryField } from './country-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { type DeliveryAreas, useDeliveryArea } from './use-delivery-area.ts'

export interface AddressProps extends SectionProps {
  locale: Locale
  /** The delivery areas of the branch and the chosen area. Undefined if the order is not a delivery. */
  area?: DeliveryAreas | undefined
  /** Whether the form asks whether a company pays. Only the checkout of rides does (specification §2, Booking checkout). */
  asksCompany: boolean
  /** Whether the form asks for floor, stairway and door. Only the checkout of food does (specification §2, Checkout). */
  asksDoor: boolean
}

/**
 * The section with the guest's address. Its title is 'Lieferadresse' if the order is delivered to this address, and 'Adresse' if not
 * (specification §2, Checkout).
 */
export function AddressSection(props: AddressProps) {
  const { area, form, onChange } = props
  const texts = props.texts.address
  const { forgetMove, move } = useDeliveryArea(props)
  const moved = area && (move ? area.moveText(move) : '')
  const isElsewhere = area !== undefined && form.isDeliveryAddressDifferent
  return (
    <>
      <section className="panel sect">
        <h2>{area && !isElsewhere ? texts.deliveryTitle : texts.title}</h2>
        {area && !isElsewhere && <AreaField {...props} area={area} onChosen={forgetMove} />}
        <AddressFields {...props} fields={ownFields} moved={moved} />
        {area && (
          <label className="check elsewhere">
            <input
              type="checkbox"
              checked={form.isDeliveryAddressDifferent}
              onChange={(event) => onChange({ isDeliveryAddressDifferent: event.target.checked })}
            />
            <span>{texts.isElsewhere}</span>
          </label>
        )}
        {props.asksCompany && <Company {...props} />}
      </section>
      {isElsewhere && (
        <section className="panel sect">
          <h2>{texts.deliveryTitle}</h2>
          <AreaField {...props} area={area} onChosen={forgetMove} />
          <div className="grid2 addr-part">
            <Field {...props} name="deliveryFirstName" label={props.texts.contact.firstName} />
            <Field {...props} name="deliveryLastName" label={props.texts.contact.lastName} />
            <Field {...props} name="deliveryCompany" label={texts.companyName} isWide />
          </div>
          <AddressFields {...props} fields={elsewhereFields} moved={moved} />
        </section>
      )}
    </>
  )
}

type TextName = {
  [K in keyof CheckoutForm]: string extends CheckoutForm[K] ? K : never
}[keyof CheckoutForm]

interface FieldNames {
  street: TextName
  floor: TextName
  stairway: TextName
  door: TextName
  zipCode: TextName
  city: TextName
  country: TextName
}
const ownFields: FieldNames = {
  street: 'street',
  floor: 'floor',
  stairway: 'stairway',
  door: 'door',
  zipCode: 'zipCode',
  city: 'city',
  country: 'country',
}
const elsewhereFields: FieldNames = {
  street: 'deliveryStreet',
  floor: 'deliveryFloor',
  stairway: 'deliveryStairway',
  door: 'deliveryDoor',
  zipCode: 'deliveryZipCode',
  city: 'deliveryCity',
  country: 'deliveryCountry',
}

function AddressFields(props: AddressProps & { fields: FieldNames; moved: string | undefined }) {
  const { errorOf, fields, form, onChange } = props
  const texts = props.texts.address
  const own = fields === ownFields
  const isGoal = own !== form.isDeliveryAddressDifferent
  const postcode = form[fields.zipCode]
  const [left, setLeft] = useState<string>()
  const afterPress = useAfterPress()
  return (
    <>
      <div className="addr-part">
        <Field
          {...props}
          name={fields.street}
          label={texts.street}
          lateHint={props.area && isGoal && mayLackHouseNumber(form[fields.street]) ? texts.noNumber : undefined}
          autoComplete={own ? 'street-address' : 'off'}
        />
      </div>
      {props.asksDoor && (
        <div className="doors addr-part">
          <Field {...props} name={fields.floor} label={texts.floor} />
          <Field {...props} name={fields.stairway} label={texts.stairway} />
          <Field {...props} name={fields.door} label={texts.door} />
        </div>
      )}
      <div className="grid2 addr-part">
        <Field
          {...props}
          errorOf={(name) => errorOf(name) ?? (isGoal ? props.area?.refusalOf(postcode, left === postcode) : undefined)}
          onBlur={() => afterPress(() => setLeft(postcode))}
          status={isGoal ? props.moved : undefined}
          name={fields.zipCode}
          label={texts.zipCode}
          autoComplete={own ? 'postal-code' : 'off'}
        />
        <Field {...props} name={fields.city} label={texts.city} autoComplete={own ? 'address-level2' : 'off'} />
        <CountryField
          name={fields.country}
          autoComplete={own ? 'country' : 'off'}
          value={form[fields.country]}
          locale={props.locale}
          texts={texts}
          isWorld={own && !(props.area && isGoal)}
          error={errorOf(fields.country)}
          onChange={(country) => onChange({ [fields.country]: country })}
        />
      </div>
    </>
  )
}

function AreaField(props: AddressProps & { area: NonNullable<AddressProps['area']>; onChosen: () => void }) {
  const { area, errorOf, onChange, onChosen, texts } = props
  return (
    <SelectField
      name="deliveryArea"
      label={texts.address.area}
      icon="pin"
      choose={texts.address.chooseArea}
      hint={area.value === '' && area.hint}
      value={area.value}
      options={area.names.map((name) => ({ value: name, label: name }))}
      error={errorOf('deliveryArea')}
      onChange={(chosen) => {
        onChosen()
        area.onChange(chosen)
        onChange({ deliveryArea: chosen })
      }}
    />
  )
}

function Company(props: AddressProps) {
  const { form, onChange, texts } = props
  return (
    <>
      <hr className="rule company-rule" />
      <label className="check">
        <input
          type="checkbox"
          checked={form.isCompany}
          onChange={(event) => onChange({ isCompany: event.target.checked })}
        />
        <span>{texts.address.isCompany}</span>
      </label>
      {form.isCompany && (
        <div className="grid2 company">
          <TextField
            name="companyName"
            label={texts.address.companyName}
            value={form.companyName}
            autoComplete="organization"
            error={props.errorOf('companyName')}
            onChange={(companyName) => onChange({ companyName })}
          />
          <Field {...props} name="vatNumber" label={texts.address.vatNumber} />
        </div>
      )}
    </>
  )
}

/** A text field for the form value `name`. Its label ends with '(opt.)' if the rules do not require the field. */
function Field(
  props: SectionProps & {
    name: TextName
    label: string
    autoComplete?: string
    isWide?: boolean
    lateHint?: string | undefined
    status?: string | undefined
    onBlur?: () => void
  },
) {
  const { errorOf, form, name, onChange } = props
  const optional = optionalMark(props)
  return (
    <TextField
      name={name}
      label={props.label}
      value={form[name]}
      autoComplete={props.autoComplete ?? 'off'}
      isWide={props.isWide ?? false}
      optional={optional(name as ContactField)}
      lateHint={props.lateHint}
      status={props.status}
      error={errorOf(name)}
      {...(props.onBlur ? { onBlur: props.onBlur } : {})}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
}
