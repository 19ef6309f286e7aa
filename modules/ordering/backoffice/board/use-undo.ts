import { useEffect, useRef } from 'react'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { orderingEndpoints } from '../../contract.ts'
import { boardTexts } from '../../words/board.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { type KeptPlace, lastAccepted } from '../parts/feed/kept-places.ts'
import { useOrderAction } from '../parts/use-order-action.ts'

/** Returns a function that undoes the last accept. If the server has not responded to the accept yet, the undo waits for that response. */
export function useUndo(): () => void {
  const t = useTexts(boardTexts)
  const action = useOrderAction()
  const { kept } = useKeptPlaces()
  /** Id of the order that must be undone as soon as the server has responded to its accept. */
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
