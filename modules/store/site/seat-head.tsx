import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'

/**
 * The top of the storefront for a guest at a table. It shows only the table and the name of the branch, so that the dishes begin near the
 * top.
 */
export function SeatHead({ locale, name, table }: { table: string; name: string; locale: Locale }) {
  return (
    <div className="wrap seat-head">
      <Icon name="table" />
      <h1>{storeTexts(locale).seat.table(table)}</h1>
      <p className="muted">{name}</p>
    </div>
  )
}
