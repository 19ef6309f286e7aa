import { kitchenTexts } from '../words/kitchen.ts'
import { formatTime } from '#ui/backoffice/format.ts'
import { type LiveState, useTexts } from '#ui/backoffice/staff.tsx'
import { ToastPlace } from '#ui/backoffice/ToastPlace.tsx'
import { useMedia } from '#ui/backoffice/use-media.ts'
import { IconCircleFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { OrderSummary } from '#modules/ordering/contract.ts'
import { inKeptPlaces, type KeptPlace } from '#modules/ordering/backoffice/parts/feed/kept-places.ts'
import './kitchen.css'
import { Columns } from './Columns.tsx'
import { KitchenSums } from './KitchenSums.tsx'
import { sumsOf } from './sums.ts'
import type { KitchenActions, Places } from './Ticket.tsx'
import { type Kitchen, kitchenOf } from './tickets.ts'
import type { GrownTickets } from './use-grown-tickets.ts'
import type { WantedPage } from './use-wall-page.ts'
import { Wall } from './Wall.tsx'

export const kitchenLayouts = ['cards', 'columns'] as const
export type KitchenLayout = (typeof kitchenLayouts)[number]

interface KitchenBoardProps {
  title: string
  orders: readonly OrderSummary[]
  /** Tickets that were accepted or finished on this screen a moment ago. They stay in their place for some seconds. */
  kept?: ReadonlyMap<string, KeptPlace> | undefined
  now: number
  zone: string
  live: LiveState
  /** How many actions were refused because there is no connection. With each one, the band about the connection flashes and is read again. */
  refusals?: number
  layout: KitchenLayout
  actions?: KitchenActions | undefined
  /** The branches whose tickets the screen shows; undefined if it is only one branch. */
  places?: Places | undefined
  /** The page that the wall shows. Undefined on a screen at which nobody is signed in: it shows the first page only. */
  page?: WantedPage | undefined
  grown: GrownTickets
  /** Buttons in the header. Undefined on a screen at which nobody is signed in. */
  tools?: ReactNode
}

const noneKept: ReadonlyMap<string, KeptPlace> = new Map()

/**
 * The kitchen screen with its tickets. It is always dark, covers the rest of the back office, and can be read from four metres away. A message
 * stands in the place of the totals, so that no ticket moves. On a small screen, whose content scrolls, it stands below the content.
 */
export function KitchenBoard({
  title,
  orders,
  kept = noneKept,
  now,
  zone,
  live,
  refusals = 0,
  layout,
  actions,
  places,
  page,
  grown,
  tools,
}: KitchenBoardProps) {
  const t = useTexts(kitchenTexts)
  const isSmall = useMedia('(max-width: 900px)')
  const kitchen = kitchenOf(orders, now)
  // A ticket that was accepted or finished on this screen stays in its old place for some seconds, but shows its current data.
  const placed = asTheyAre(kitchenOf(inKeptPlaces(orders, kept), now), orders)
  const sums = sumsOf([...kitchen.work, ...kitchen.fresh])
  const liveText = live.kind === 'offline' ? t.offline : live.kind === 'polling' ? t.polling : t.live
  const isEmpty = kitchen.fresh.length + kitchen.work.length + kitchen.done.length === 0
  return (
    <div className="m-kitchen kds" data-mantine-color-scheme="dark">
      <div className="kall">
        <header className="kt">
          <h1 title={title}>{title}</h1>
          <div className="sumbox">
            <KitchenSums sums={sums} />
            {isSmall ? null : <ToastPlace />}
          </div>
          {tools}
          <span className={`kl is-${live.kind}`} role="status">
            <IconCircleFilled className="i" aria-hidden />
            {liveText}
          </span>
          <b className="kc">{formatTime(now, zone)}</b>
          {live.kind === 'offline' ? (
            <p key={refusals} className={`koff ${refusals > 0 ? 'again' : ''}`} role="alert">
              {t.offlineSince(formatTime(live.since, zone))} {actions ? t.offlineMarks : null}
            </p>
          ) : null}
        </header>
        {isEmpty ? (
          <div className="kn0">
            <b>{t.nothing}</b>
            <p>{t.nothingText}</p>
          </div>
        ) : layout === 'columns' ? (
          <Columns
            kitchen={placed}
            kept={kept}
            counts={kitchen}
            now={now}
            zone={zone}
            actions={actions}
            places={places}
          />
        ) : (
          <Wall
            kitchen={placed}
            kept={kept}
            done={kitchen.done.filter(({ id }) => !kept.has(id))}
            now={now}
            zone={zone}
            actions={actions}
            places={places}
            page={page}
            grown={grown}
          />
        )}
      </div>
      {isSmall ? <ToastPlace /> : null}
    </div>
  )
}

function asTheyAre(kitchen: Kitchen, orders: readonly OrderSummary[]): Kitchen {
  const known = new Map(orders.map((order) => [order.id, order]))
  const now = (list: readonly OrderSummary[]) => list.map((order) => known.get(order.id) ?? order)
  return { fresh: now(kitchen.fresh), work: now(kitchen.work), done: now(kitchen.done) }
}
