import { useEffect, useRef, useState } from 'react'
import { useApi } from '#ui/backoffice/staff.tsx'
import { orderingEndpoints, type OrderSummary } from '../../contract.ts'
import { PrintSheet } from '../drawer/PrintSheet.tsx'
import { useFeedCalls, useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { usePrintOnConfirm } from '../parts/ready-minutes.ts'

/** Prints accepted orders if this device is set to do so. It waits until the button that undoes the step has disappeared. */
export function PrintAccepted() {
  const { kept } = useKeptPlaces()
  const { known } = useFeedCalls()
  const api = useApi()
  const { isOn } = usePrintOnConfirm()
  const [sheet, setSheet] = useState<readonly OrderSummary[]>([])
  const waiting = useRef<readonly string[]>([])
  useEffect(() => {
    const ended = waiting.current.filter((id) => !kept.has(id))
    // An accepted order is printed even if staff have already taken its next step.
    waiting.current = [...kept.values()].flatMap(({ before, text, isPending, done }) =>
      text || ((isPending || done) && !waiting.current.includes(before.id)) ? [] : [before.id],
    )
    if (!isOn) return
    const orders = ended.flatMap((id) => known(id) ?? []).filter(({ state }) => state !== 'waiting')
    if (orders.length === 0) return
    void printEach(orders)

    /**
     * Asks the server to print each order. The browser's print dialog opens only for orders for which the server has no print job, for
     * example because the branch has no printer.
     */
    async function printEach(accepted: readonly OrderSummary[]): Promise<void> {
      const answers = await Promise.all(
        accepted.map(({ id }) => api.call(orderingEndpoints.print, { params: { id }, body: { isFirst: true } })),
      )
      setSheet(accepted.filter((_, at) => !(answers[at]?.ok && answers[at].value.jobs.length > 0)))
    }
  }, [kept, isOn, known, api])
  return sheet.length > 0 ? <PrintSheet orders={sheet} onDone={() => setSheet([])} /> : null
}
