import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import type { Storefront } from '../../contract.ts'
import { areaOfPostcode } from '#modules/branches/rules/delivery.ts'
import { servingTypes } from '../../rules/serving.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { parsePhone, phoneInput } from '#modules/ordering/rules/phone.ts'
import { GuestHints } from '#modules/ordering/backoffice/parts/GuestHints.tsx'
import { guestOf, kindOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { isAddressShown } from '#modules/ordering/rules/contact.ts'
import { askedOnThePhone, type Entry, type EntryText } from './entry.ts'

interface GuestFieldsProps {
  entry: Entry
  store: Storefront
  errors: Readonly<Record<string, string>>
  onChange(part: Partial<Entry>): void
}

/** Who orders and where it goes. The phone number comes first: it finds guests who have ordered before. */
export function GuestFields({ entry, store, errors, onChange }: GuestFieldsProps) {
  const t = useTexts(entryTexts)
  const board = useTexts(boardTexts)
  const { branch } = store
  const asked = askedOnThePhone(branch, entry.serving)
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
      error={errors[name]}
      autoComplete="off"
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
          error={errors['deliveryArea']}
          onChange={(event) => onChange({ area: event.currentTarget.value })}
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
      <TextInput
        label={t.phone}
        name="phone"
        withAsterisk={asked.has('phone')}
        type="tel"
        maxLength={40}
        value={entry.phone}
        error={errors['phone']}
        autoComplete="off"
        onChange={(event) => onChange({ phone: phoneInput(event.currentTarget.value) })}
      />
      <GuestHints phone={entry.phone} email="" country={branch.country} />
      <LastTime entry={entry} country={branch.country} onChange={onChange} />
      <div className="g2">
        {text('lastName', t.lastName)}
        {text('firstName', t.firstName)}
      </div>
      {isAddressShown(branch, entry.serving) ? (
        <>
          {text('street', t.street, { max: 200 })}
          <div className="g3">
            {text('stairway', t.stairway, { max: 40 })}
            {text('floor', t.floor, { max: 40 })}
            {text('door', t.door, { max: 40 })}
          </div>
          <div className="g2">
            {text('zipCode', t.zipCode, {
              max: 20,
              change: (zipCode) => areaOf(branch.deliveryAreas, entry.area, zipCode),
            })}
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

/** A postcode chooses its area, as on the site. */
function areaOf(areas: Storefront['branch']['deliveryAreas'], chosen: string, zipCode: string): Partial<Entry> {
  const found = areaOfPostcode(areas, chosen, zipCode)
  return found ? { area: found.area } : {}
}

/** The last order under this number, which one tap copies into the form. */
function LastTime({
  entry,
  country,
  onChange,
}: {
  entry: Entry
  country: string
  onChange: (part: Partial<Entry>) => void
}) {
  const t = useTexts(entryTexts)
  const phone = parsePhone(entry.phone, country)
  const { branchId } = useStaff()
  const known = useCall(
    orderingEndpoints.history,
    {
      query: {
        search: phone.ok ? phone.value : '',
        kind: 'food',
        pageSize: 1,
        ...(branchId ? { branch: branchId } : {}),
      },
    },
    { enabled: phone.ok },
  )
  const last = phone.ok ? known.data?.value[0] : undefined
  if (!last || entry.lastName) return null
  const address = [last.street, last.city].filter(Boolean).join(', ')
  return (
    <Button
      variant="light"
      leftSection={<IconHistory className="i" stroke={1.75} aria-hidden />}
      onClick={() => {
        const { firstName, lastName, email, street, stairway, floor, door, zipCode, city } = last
        onChange({
          firstName,
          lastName,
          email,
          street,
          stairway,
          floor,
          door,
          zipCode,
          city,
          area: last.deliveryArea || entry.area,
        })
      }}
    >
      <span className="el">{t.lastTime([guestOf(last), address].filter(Boolean).join(', '))}</span>
    </Button>
  )
}
