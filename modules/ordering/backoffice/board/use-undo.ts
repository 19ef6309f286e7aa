import { useEffect, useRef } from 'react'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { boardTexts } from '../../words/board.ts'
import { useKeptPlaces } from '../parts/feed/OrderFeed.tsx'
import { type KeptPlace, lastUndoable } from '../parts/feed/kept-places.ts'
import { undoCalls, useOrderAction } from '../parts/use-order-action.ts'

/** Returns a function that undoes the last step. If the server has not responded to the step yet, the undo waits for that response. */
export function useUndo(): () => void {
  const t = useTexts(boardTexts)
  const action = useOrderAction()
  const { kept } = useKeptPlaces()
  /** Id of the order whose step must be undone after the server has responded to this step. */
  const wanted = useRef<string>(undefined)

  function takeBack({ before, step, version }: KeptPlace) {
    if (step === undefined || version === undefined) return
    void action.run(undoCalls[step], { params: { id: before.id }, body: { version } }, t.actions.undoFailed)
  }
  useEffect(() => {
    if (wanted.current === undefined) return
    const place = kept.get(wanted.current)
    if (place?.isPending) return
    wanted.current = undefined
    if (place) takeBack(place)
  })

  return () => {
    const last = lastUndoable(kept)
    if (last?.isPending) wanted.current = last.before.id
    else if (last) takeBack(last)
    else notify(t.actions.undoLate, 'look')
  }
}
