import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'

/** Whoever sits at a table has arrived: the table stands on top, and nothing else is in the way of the dishes. */
export function SeatHead({ locale, name, table }: { table: string; name: string; locale: Locale }) {
  return (
    <div className="wrap seat-head">
      <Icon name="table" />
      <h1>{storeTexts(locale).seat.table(table)}</h1>
      <p className="muted">{name}</p>
    </div>
  )
}
