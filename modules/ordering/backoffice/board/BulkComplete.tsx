import { boardTexts } from '../../words/board.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { liesAhead } from '../parts/columns.ts'
import { dueAt, paysOnTheSpot, stateWord } from '../parts/order-words.ts'
import { type BulkDoubts, openCash } from './bulk-doubts.ts'
import { BulkQuestion, type BulkQuestionProps } from './BulkQuestion.tsx'

/**
 * The question before several orders are completed, if some are not ready yet or are not paid. It lists the orders that are not ready:
 * completing an order informs its guest that it was delivered. It also shows the sum that guests still have to pay.
 */
export function BulkComplete({ doubts, ...props }: BulkQuestionProps & { doubts: BulkDoubts }) {
  const t = useTexts(boardTexts)
  const words = t.bulk.unready
  const { orders, now } = props
  const soonestFirst = doubts.unready.toSorted((a, b) => (dueAt(a) ?? 0) - (dueAt(b) ?? 0))
  const [n, all] = [soonestFirst.length, orders.length]
  const title =
    n === 0
      ? words.onlyCash(all)
      : soonestFirst.every((order) => liesAhead(order, now))
        ? words.ahead(n, all)
        : words.title(n, all)
  const cash = openCash(doubts.unpaid).map(({ amount, currency }) => formatMoney(amount, currency))
  const noteOf = (order: (typeof soonestFirst)[number]) =>
    [
      stateWord(order, t),
      ...(paysOnTheSpot(order) ? [words.cash(formatMoney(order.pricing.totalGross + order.tip, order.currency))] : []),
    ].join(' · ')
  return (
    <BulkQuestion
      {...props}
      title={title}
      doubtful={soonestFirst.map((order) => ({ order, note: <span className="t2 sm">{noteOf(order)}</span> }))}
      text={(others) =>
        [
          ...(cash.length > 0 ? [words.openCash(cash.join(' + '), doubts.unpaid.length)] : []),
          words.text(n > 0 ? others : 0),
        ].join(' ')
      }
      words={words}
    />
  )
}
