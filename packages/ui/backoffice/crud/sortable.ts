/** A row that is being moved: its original index `from` and its current index `at`. */
export interface Taken {
  readonly from: number
  readonly at: number
}

/** Returns a copy of the list with one row moved. */
export function move<T>(rows: readonly T[], from: number, to: number): T[] {
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return [...rows]
  const rest = rows.toSpliced(from, 1)
  return rest.toSpliced(to, 0, row)
}

type MoveStep =
  | { do: 'nothing' }
  | { do: 'take'; taken: Taken }
  | { do: 'move'; taken: Taken; from: number; to: number }
  | { do: 'drop'; at: number }
  | { do: 'return'; from: number; to: number }

/** The effect of a key on the handle of row `index`: Space picks up, the arrows up and down move, Space or Enter drops, Escape cancels. */
export function moveStep(key: string, index: number, count: number, taken: Taken | undefined): MoveStep {
  if (!taken) return key === ' ' ? { do: 'take', taken: { from: index, at: index } } : { do: 'nothing' }
  if (key === ' ' || key === 'Enter') return { do: 'drop', at: taken.at }
  if (key === 'Escape') return { do: 'return', from: taken.at, to: taken.from }
  const to = key === 'ArrowUp' ? taken.at - 1 : key === 'ArrowDown' ? taken.at + 1 : taken.at
  if (to === taken.at || to < 0 || to >= count) return { do: 'nothing' }
  return { do: 'move', taken: { ...taken, at: to }, from: taken.at, to }
}
