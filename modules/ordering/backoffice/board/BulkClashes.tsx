import { boardTexts } from '../../words/board.ts'
import { formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import type { OrderSummary } from '../../contract.ts'
import type { clashesTogether } from '../../rules/vehicle-clash.ts'
import { numberOf, zoneOf } from '../parts/order-words.ts'
import { VehicleBusy } from '../VehicleBusy.tsx'
import { BulkQuestion, type BulkQuestionProps } from './BulkQuestion.tsx'

/**
 * The question before staff accept several orders, if some of them are rides whose vehicle has another ride at the same time. It lists these
 * rides.
 */
export function BulkClashes({
  clashes,
  ...props
}: BulkQuestionProps & { clashes: ReturnType<typeof clashesTogether<OrderSummary>> }) {
  const t = useTexts(boardTexts)
  const { branches } = useStaff()
  const chosen = new Set(props.orders.map(({ id }) => id))
  const rides = props.orders.filter(({ kind }) => kind === 'ride').length
  const doubtful = clashes.map(({ order, clash }) => {
    const words = chosen.has(clash.order.id) ? t.bulk.clash.chosen : t.card.vehicleBusy
    const text = words(numberOf(clash.order), formatTime(clash.from, zoneOf(clash.order, branches)))
    return { order, note: <VehicleBusy text={text} /> }
  })
  return (
    <BulkQuestion
      {...props}
      title={t.bulk.clash.title(clashes.length, rides)}
      doubtful={doubtful}
      text={(others) => (others > 0 ? t.bulk.clash.text : undefined)}
      words={t.bulk.clash}
    />
  )
}
