import { useEffect, useRef } from 'react'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { orderingEndpoints } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { type KeptPlace, lastAccepted } from '../parts/feed/kept-places.ts'
import { useOrderAction } from '../parts/use-order-action.ts'

/** Undoes the last accept. If the response to the accept has not arrived yet, the undo is sent after it. */
export function useUndo(): () => void {
  const t = useTexts(boardTexts)
  const action = useOrderAction()
  const { kept } = useKeptPlaces()
  /** Id of the order to undo when the response to its accept arrives. */
  const wanted = useRef<string>(undefined)

  function takeBack({ before, version }: KeptPlace) {
    if (version === undefined) return
    const input = { params: { id: before.id }, body: { version } }
    void action.run(orderingEndpoints.undoConfirm, input, t.actions.undoFailed)
  }
  useEffect(() => {
    if (wanted.current === undefined) return
    const place = kept.get(wanted.current)
    if (place?.isPending) return
    wanted.current = undefined
    if (place) takeBack(place)
  })

  return () => {
    const last = lastAccepted(kept)
    if (last?.isPending) wanted.current = last.before.id
    else if (last) takeBack(last)
    else notify(t.actions.undoLate, 'look')
  }
}
