import type { OrderSummary } from '#modules/ordering/contract.ts'
import type { KeptPlace } from '#modules/ordering/backoffice/parts/feed/kept-places.ts'
import { useStillAfterMoves } from '#modules/ordering/backoffice/parts/still-after-moves.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { kitchenTexts } from '../words/kitchen.ts'
import { mentionsAllergy } from '../rules/remark.ts'
import { urgencyOf } from '#modules/ordering/backoffice/parts/columns.ts'
import { shortNumberOf } from '#modules/ordering/backoffice/parts/order-words.ts'
import { type KitchenActions, type Places, Ticket, undoableIn } from './Ticket.tsx'
import { type Kitchen, wallOrder } from './tickets.ts'
import type { GrownTickets } from './use-grown-tickets.ts'
import type { WantedPage } from './use-wall-page.ts'
import { columnsOf, sizeOf, wallPage } from './wall-places.ts'

/** What both layouts of the kitchen screen need. */
export interface LayoutProps {
  kitchen: Kitchen
  kept: ReadonlyMap<string, KeptPlace>
  now: number
  zone: string
  actions: KitchenActions | undefined
  places: Places | undefined
}

interface WallProps extends LayoutProps {
  done: readonly OrderSummary[]
  page: WantedPage | undefined
  grown: GrownTickets
}

/**
 * The layout for a wall screen: eight places, no scrolling. A ticket whose lines do not fit gets more places. If there are finished tickets or tickets that do not fit, the last place is a
 * summary. It shows the numbers of the tickets that were finished last, and how many tickets do not fit. Its buttons turn the page.
 */
export function Wall({ kitchen, kept, done, now, zone, actions, places, page, grown }: WallProps) {
  const t = useTexts(kitchenTexts)
  const { sizes } = grown
  const { index, shown, after: later } = wallPage(wallOrder(kitchen, now), done.length > 0, page?.index ?? 0, sizes)
  const after = later.length
  const withAllergy = later.filter(mentionsAllergy).length
  const missed = later.filter((order) => urgencyOf(order, now).isMissed).length
  const columns = columnsOf(shown.map((order) => sizeOf(order, sizes)))
  const hasPages = after > 0 || index > 0
  const hasLast = done.length > 0 || hasPages
  const list = useStillAfterMoves(
    shown.map(({ id }) => id),
    index,
    undoableIn(shown, actions),
  )
  const back = done.find((order) => order.kitchenDoneAt !== null)
  return (
    <div className="kg" ref={list}>
      {shown.map((order, place) => (
        <Ticket
          key={order.id}
          order={order}
          now={now}
          zone={zone}
          hotkey={place + 1}
          actions={actions}
          places={places}
          isKept={kept.has(order.id)}
          size={sizeOf(order, sizes)}
          column={columns[place]}
          onTooLong={() => grown.grow(order.id, sizeOf(order, sizes))}
        />
      ))}
      {hasLast ? (
        <div className="ktk last">
          {page && hasPages ? (
            <button type="button" className="key wide" onClick={() => page.show(after > 0 ? index + 1 : 0)}>
              {after > 0 ? t.more(after) : t.firstPage}
              <span className="hk">
                {` ${t.key} `}
                <kbd>9</kbd>
              </span>
            </button>
          ) : after > 0 ? (
            <b className="more">{t.more(after)}</b>
          ) : null}
          {withAllergy + missed > 0 ? <b className="alr">{t.moreOf(withAllergy, missed)}</b> : null}
          {page && index > 0 && after > 0 ? (
            <button type="button" className="key wide" onClick={() => page.show(0)}>
              {t.firstPage}
            </button>
          ) : null}
          {done.length > 0 ? (
            <>
              <span>{t.lastDone}</span>
              <b className="nos">
                {done.slice(0, 3).map((one) => (
                  <span key={one.id}>{shortNumberOf(one)}</span>
                ))}
              </b>
            </>
          ) : null}
          {actions && back ? (
            <button
              type="button"
              className="key wide"
              disabled={actions.isLocked}
              aria-label={t.backOf(shortNumberOf(back))}
              onClick={() => void actions.back(back)}
            >
              {`${shortNumberOf(back)} ${t.back}`}
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
