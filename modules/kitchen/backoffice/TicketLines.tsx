import { countText } from '#i18n/amounts.ts'
import { kitchenTexts } from '../words/kitchen.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { allergiesIn } from '#modules/ordering/rules/allergy.ts'
import { staffDetailsOf, staffNameOf } from '#modules/ordering/rules/staff-words.ts'
import type { LineChange } from '../rules/changes.ts'
import type { KitchenActions } from './Ticket.tsx'

/**
 * The language in which tickets show the dishes (ADR 0011). The browser hyphenates their names in this language, even if the user has chosen
 * English.
 */
const MENU = 'de'

interface TicketLinesProps {
  order: OrderSummary
  changes: readonly LineChange[]
  /** Undefined if the user can only read the lines. */
  actions: KitchenActions | undefined
}

/** The dishes of a ticket. If staff changed a line, the old line is above the new one. A line that staff removed stays visible, crossed out. */
export function TicketLines({ order, changes, actions }: TicketLinesProps) {
  const t = useTexts(kitchenTexts)
  const locale = useLocale()
  return (
    <>
      {order.items.map((item) => {
        const isItemDone = order.kitchenItems.includes(item.id)
        const change = changes.find((one) => one.item === item.id)
        const body = (
          <>
            <span className="q">{countText(item.amount, item.unit, locale)}</span>{' '}
            <span className="nm" lang={MENU}>
              {staffNameOf(item)}
            </span>
            {staffDetailsOf(item).map((detail) => (
              <small key={detail.name} className={allergiesIn(detail.value).length > 0 ? 'alg' : ''} lang={MENU}>
                {detail.value}
              </small>
            ))}
          </>
        )
        return (
          <li key={item.id} className={`${isItemDone ? 'dn' : ''} ${change ? 'chd' : ''}`}>
            {change ? change.before ? <Before {...change.before} /> : <b className="tg">{t.added}</b> : null}
            {actions ? (
              <button
                type="button"
                disabled={actions.isLocked}
                aria-pressed={isItemDone}
                onClick={() => void actions.item(order, item.id, !isItemDone)}
              >
                {body}
                <span className="sr"> {isItemDone ? t.itemBack : t.itemDone}</span>
              </button>
            ) : (
              <div>{body}</div>
            )}
          </li>
        )
      })}
      {changes.map(({ before, item }) =>
        before && item === undefined ? (
          <li key={before.position} className="chd">
            <b className="tg">{t.gone}</b>
            <Before {...before} />
          </li>
        ) : null,
      )}
    </>
  )
}

/** A line as the kitchen last saw it, before staff changed it. */
function Before({ amount, unit, name, choices }: NonNullable<LineChange['before']>) {
  const t = useTexts(kitchenTexts)
  const locale = useLocale()
  return (
    <div className="old">
      <span className="q">
        <span className="sr">{t.before} </span>
        {countText(amount, unit, locale)}
      </span>{' '}
      <s className="nm" lang={MENU}>
        {name}
      </s>
      {choices.map((choice) => (
        <small key={choice} lang={MENU}>
          {choice}
        </small>
      ))}
    </div>
  )
}
