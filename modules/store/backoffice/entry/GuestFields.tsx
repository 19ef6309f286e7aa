import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import type { Storefront } from '../../contract.ts'
import { servingTypes } from '../../rules/serving.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { GuestHints } from '#modules/ordering/backoffice/parts/GuestHints.tsx'
import { PhoneInput } from '#modules/ordering/backoffice/parts/PhoneInput.tsx'
import { kindOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { isAddressShown } from '#modules/ordering/rules/contact.ts'
import { afterArea, afterPostcode, afterSuggestion, deliveryErrors } from './address.ts'
import { StreetField } from './StreetField.tsx'
import { askedOnThePhone, type Entry, type EntryText } from './entry.ts'

interface GuestFieldsProps {
  entry: Entry
  store: Storefront
  errors: Readonly<Record<string, string>>
  onChange(part: Partial<Entry>): void
  /** The last order with the entered phone number. Its guest data or its dishes can be copied into this order. */
  lastTime: ReactNode
}

/** The fields for the guest and the delivery address. The phone number comes first, because it finds guests who have ordered before. */
export function GuestFields({ entry, store, errors, onChange, lastTime }: GuestFieldsProps) {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { branch } = store
  const locale = useLocale()
  const [isLeft, setLeft] = useState(false)
  const asked = askedOnThePhone(branch, entry.serving)
  const outside = entry.serving === 'delivery' ? deliveryErrors(branch, entry, { isLeft, locale }) : {}
  const text = (
    name: EntryText,
    label: string,
    more: { type?: string; max?: number; change?: (value: string) => Partial<Entry> } = {},
  ) => (
    <TextInput
      label={label}
      name={name}
      type={more.type ?? 'text'}
      withAsterisk={asked.has(name)}
      maxLength={more.max ?? 100}
      value={entry[name]}
      error={errors[name] ?? (name === 'zipCode' ? outside.zipCode : undefined)}
      autoComplete="off"
      onBlur={() => (name === 'zipCode' ? setLeft(true) : undefined)}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChange({ [name]: value, ...more.change?.(value) })
      }}
    />
  )
  const tables = store.tables.map((table) => table.identifier)
  return (
    <>
      <div className="fld" role="group" aria-labelledby="entry-way">
        <span className="lbl" id="entry-way">
          {t.way}
        </span>
        <div className="row w">
          {servingTypes(branch).map((type) => {
            const kind = kindOf({ kind: 'food', deliveryType: type, tableIdentifier: null }, board)
            return (
              <button
                type="button"
                key={type}
                className="chip mid"
                aria-pressed={entry.serving === type}
                onClick={() => onChange({ serving: type })}
              >
                <kind.icon className="i" stroke={1.75} aria-hidden />
                {kind.label}
              </button>
            )
          })}
        </div>
      </div>
      {entry.serving === 'delivery' ? (
        <NativeSelect
          label={board.items.area}
          name="deliveryArea"
          withAsterisk
          value={entry.area}
          error={errors['deliveryArea'] ?? outside.deliveryArea}
          onChange={(event) => onChange(afterArea(branch, entry, event.currentTarget.value))}
          data={[{ value: '', label: t.choose }, ...branch.deliveryAreas.map((one) => one.area)]}
        />
      ) : null}
      {entry.serving === 'dineIn' && tables.length > 0 ? (
        <NativeSelect
          label={t.table}
          name="table"
          withAsterisk={branch.isTableSelectionEnabled}
          value={entry.table}
          error={errors['table']}
          onChange={(event) => onChange({ table: event.currentTarget.value })}
          data={[{ value: '', label: t.choose }, ...tables]}
        />
      ) : null}
      <PhoneInput
        label={t.phone}
        name="phone"
        withAsterisk={asked.has('phone')}
        value={entry.phone}
        country={branch.country}
        error={errors['phone']}
        onPhone={(phone) => onChange({ phone })}
      />
      <GuestHints phone={entry.phone} email="" country={branch.country} />
      {lastTime}
      <div className="g2">
        {text('lastName', t.lastName)}
        {text('firstName', t.firstName)}
      </div>
      {isAddressShown(branch, entry.serving) ? (
        <>
          <StreetField
            label={t.street}
            value={entry.street}
            isGoal={entry.serving === 'delivery'}
            isAsked={asked.has('street')}
            error={errors['street']}
            onType={(street) => onChange({ street })}
            onChoose={(place) => onChange(afterSuggestion(branch, entry.area, place))}
          />
          <div className="g3">
            {text('stairway', t.stairway, { max: 40 })}
            {text('floor', t.floor, { max: 40 })}
            {text('door', t.door, { max: 40 })}
          </div>
          <div className="g2">
            {text('zipCode', t.zipCode, { max: 20, change: (zipCode) => afterPostcode(branch, entry.area, zipCode) })}
            {text('city', t.city, { max: 120 })}
          </div>
        </>
      ) : null}
      {text('email', t.email, { type: 'email', max: 200 })}
      <Textarea
        label={t.comment}
        name="comment"
        rows={2}
        maxLength={2000}
        value={entry.comment}
        onChange={(event) => onChange({ comment: event.currentTarget.value })}
      />
    </>
  )
}
