import { useTexts } from '#ui/backoffice/staff.tsx'
import { useStillAfterMoves } from '#modules/ordering/backoffice/parts/still-after-moves.ts'
import { kitchenTexts } from '../words/kitchen.ts'
import { Ticket, undoableIn } from './Ticket.tsx'
import type { Kitchen, Stage } from './tickets.ts'
import type { LayoutProps } from './Wall.tsx'

const noneShown: readonly string[] = []

/** The layout for a touch screen: a column for each stage (new, in work, done). */
export function Columns({ kitchen, kept, counts, now, zone, actions, places }: LayoutProps & { counts: Kitchen }) {
  const t = useTexts(kitchenTexts)
  const columns: readonly { stage: Stage; name: string }[] = [
    { stage: 'fresh', name: t.fresh },
    { stage: 'work', name: t.work },
    { stage: 'done', name: t.done },
  ]
  const list = useStillAfterMoves(noneShown, 0, undoableIn([...kitchen.fresh, ...kitchen.work], actions))
  return (
    <div className="kcols" ref={list}>
      {columns.map(({ stage, name }) => (
        <section key={stage} aria-labelledby={`kitchen-${stage}`}>
          <h2 id={`kitchen-${stage}`}>
            {name} <span>{counts[stage].length}</span>
          </h2>
          <div className="kcs" tabIndex={-1}>
            {kitchen[stage].map((order) => (
              <Ticket
                key={order.id}
                order={order}
                now={now}
                zone={zone}
                actions={actions}
                places={places}
                isKept={kept.has(order.id)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
