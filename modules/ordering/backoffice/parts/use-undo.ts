import { useEffect, useRef } from 'react'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { boardTexts } from '../../words/board.ts'
import { type KeptPlace, lastUndoable } from './feed/kept-places.ts'

/**
 * Returns a function that undoes the last step of `kept`. If the server has not responded to the step yet, the undo waits for that response.
 * `takeBack`: sends the undo of a step.
 */
export function useUndo(kept: ReadonlyMap<string, KeptPlace>, takeBack: (place: KeptPlace) => void): () => void {
  const t = useTexts(boardTexts)
  /** Id of the order whose step must be undone after the server has responded to this step. */
  const wanted = useRef<string>(undefined)
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
