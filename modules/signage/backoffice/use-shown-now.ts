import { useStaff } from '#ui/backoffice/staff.tsx'
import { useEffect, useState } from 'react'
import type { ScreenState } from '../contract.ts'
import { type CurrentProgram, type ShownNow, shownNow } from '../rules/shown-now.ts'

const LONGEST_WAIT_MS = 2 ** 31 - 1
const SHORTEST_WAIT_MS = 20

/**
 * What a screen shows now. A timer draws the card of the screen again when the next scene of the program begins. Null: the player has not
 * reported after it was paired.
 */
export function useShownNow(state: ScreenState, program: CurrentProgram | undefined): ShownNow | null {
  const { clock } = useStaff()
  const [, setTurn] = useState(0)
  const { playing, lastSeen, condition } = state
  const shown =
    playing === null || lastSeen === null
      ? null
      : shownNow(
          {
            at: Date.parse(lastSeen),
            source: playing.source,
            segment: playing.segment,
            scene: playing.scene,
            playsVersion: state.playsVersion,
            loading: state.loading?.state ?? '',
            isOverridden: state.override !== null,
          },
          condition === 'running' ? program : undefined,
          clock.now(),
        )
  const until = shown?.kind === 'followed' ? shown.until : undefined
  useEffect(() => {
    if (until === undefined) return undefined
    let timer: ReturnType<typeof setTimeout>
    const wait = (): void => {
      const left = until - clock.now()
      if (left <= 0) setTurn((before) => before + 1)
      else timer = setTimeout(wait, Math.min(Math.max(left, SHORTEST_WAIT_MS), LONGEST_WAIT_MS))
    }
    wait()
    return () => clearTimeout(timer)
  }, [until, clock])
  return shown
}
