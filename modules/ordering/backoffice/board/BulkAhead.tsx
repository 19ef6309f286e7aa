import { boardTexts } from '../../words/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'
import { dueAt } from '../parts/order-words.ts'
import { BulkQuestion, type BulkQuestionProps } from './BulkQuestion.tsx'

/**
 * Shown before several orders are completed. Lists the orders whose time is still in the future, because completing them tells their guests
 * that they are delivered.
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
