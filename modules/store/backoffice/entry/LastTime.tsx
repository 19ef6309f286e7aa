import { amountText } from '#i18n/amounts.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { productName } from '#modules/catalogue/rules/product-words.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { guestOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { parsePhone } from '#modules/ordering/rules/phone.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconHistory, IconToolsKitchen2 } from '@tabler/icons-react'
import type { OfferedProduct } from '../../rules/menu.ts'
import { entryTexts } from '../../words/entry.ts'
import type { Entry, EntryItem } from './entry.ts'
import { dishesAgain } from './last-order.ts'

interface LastTimeProps {
  entry: Entry
  country: string
  offered: readonly OfferedProduct<PublicProduct>[]
  onChange(part: Partial<Entry>): void
  onTake(items: readonly Omit<EntryItem, 'key'>[]): void
}

/**
 * Shows the last order of a guest with the entered phone number; nothing if there is none. One button copies name and address of that order into
 * the form, and another button copies its dishes.
 */
export function LastTime({ entry, country, offered, onChange, onTake }: LastTimeProps) {
  const t = useTexts(entryTexts)
  const { branchId, locale } = useStaff()
  const phone = parsePhone(entry.phone, country)
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
  if (!last) return null
  const address = [last.street, last.city].filter(Boolean).join(', ')
  const dishes = dishesAgain(last.items, offered)
  const areDishesShown = entry.items.length === 0 && dishes.again.length > 0
  const names = dishes.again.map(
    ({ product, amount }) => `${amountText(amount, locale)} × ${productName(product, locale)}`,
  )
  const { firstName, lastName, email, street, stairway, floor, door, zipCode, city } = last
  const guest = { firstName, lastName, email, street, stairway, floor, door, zipCode, city }
  return (
    <>
      {entry.lastName ? null : (
        <Button
          variant="light"
          leftSection={<IconHistory className="i" stroke={1.75} aria-hidden />}
          onClick={() => onChange({ ...guest, area: last.deliveryArea || entry.area })}
        >
          <span className="el">{t.lastTime([guestOf(last), address].filter(Boolean).join(', '))}</span>
        </Button>
      )}
      {areDishesShown ? (
        <>
          <Button
            variant="light"
            leftSection={<IconToolsKitchen2 className="i" stroke={1.75} aria-hidden />}
            onClick={() => onTake(dishes.again)}
          >
            <span className="el">{t.lastDishes(names.join(', '))}</span>
          </Button>
          {dishes.left.length > 0 ? <p className="hint">{t.lastLeft(dishes.left.join(', '))}</p> : null}
        </>
      ) : null}
    </>
  )
}
