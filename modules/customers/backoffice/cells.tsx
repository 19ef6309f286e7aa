import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import type { Customer } from '../contract.ts'
import { customerWords } from '../words/customer.ts'

/** The cell with the customer's name. A badge is added if the customer is blocked, or if the record may be a duplicate. */
export function CustomerName({ record }: { record: Customer }) {
  const { fields } = useTexts(customerWords)
  return (
    <span className="row w" style={{ gap: 6 }}>
      <b>{record.name}</b>
      {record.isBlocked ? <span className="bdg alarm">{fields.isBlocked}</span> : null}
      {record.isDouble ? <span className="bdg new">{fields.isDouble}</span> : null}
    </span>
  )
}

/** The cell with the phone number, in groups. */
export function PhoneCell({ value }: { value: string | null }) {
  return value ? <PhoneText phone={value} /> : <span className="mut">–</span>
}

/** The cell with the time of the last order: '17:58' or 'Sa, 21.3. 05:10'. */
export function LastOrder({ value }: { value: string | null }) {
  const locale = useLocale()
  const now = useNow(60_000)
  return <>{value ? formatListed(Date.parse(value), now, deviceZone(), locale) : '–'}</>
}
