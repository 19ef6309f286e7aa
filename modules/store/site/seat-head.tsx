import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { Icon } from '#ui/site/icon.tsx'

/**
 * The top of the storefront for a guest at a table. It shows only the table, the name of the branch and the way to order without the table,
 * so that the dishes begin near the top.
 */
export function SeatHead(props: { table: string; name: string; locale: Locale; onLeave: () => void }) {
  const { locale, name, onLeave, table } = props
  const texts = storeTexts(locale).seat
  return (
    <div className="wrap seat-head">
      <Icon name="table" />
      <div className="words">
        <h1>{texts.table(table)}</h1>
        <p className="muted">{name}</p>
      </div>
      <button type="button" className="btn quiet leave" onClick={onLeave}>
        {texts.leave}
      </button>
    </div>
  )
}
