import { boardTexts } from '#i18n/board.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'
import { BulkQuestion, type BulkQuestionProps } from './BulkQuestion.tsx'

/** Before several are completed: those whose time has not come. Their guests would read that what they wait for has been delivered. */
export function BulkAhead({ ahead, ...props }: BulkQuestionProps & { ahead: readonly OrderSummary[] }) {
  const t = useTexts(boardTexts).bulk.ahead
  return (
    <BulkQuestion
      {...props}
      title={t.title(ahead.length, props.orders.length)}
      doubtful={ahead.map((order) => ({ order }))}
      text={t.text}
      words={t}
    />
  )
}
