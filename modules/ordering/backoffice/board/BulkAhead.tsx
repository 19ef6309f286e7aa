import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'
import { dueAt } from '../parts/order-words.ts'
import { BulkQuestion, type BulkQuestionProps } from './BulkQuestion.tsx'

/**
 * The question before several orders are completed, if the time of some of them is still in the future. It lists these orders, because the
 * guest of a completed order reads at once that the order is completed.
 */
export function BulkAhead({ ahead, ...props }: BulkQuestionProps & { ahead: readonly OrderSummary[] }) {
  const t = useTexts(boardTexts).bulk.ahead
  const soonestFirst = ahead.toSorted((a, b) => (dueAt(a) ?? 0) - (dueAt(b) ?? 0))
  return (
    <BulkQuestion
      {...props}
      title={t.title(ahead.length, props.orders.length)}
      doubtful={soonestFirst.map((order) => ({ order }))}
      text={t.text}
      words={t}
    />
  )
}
