import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** Orders selected on the board for an action on several of them. */
interface Selection {
  isOn: boolean
  ids: ReadonlySet<string>
  toggle(id: string): void
  /** Shows the boxes, or ends the selection. */
  switch(on: boolean): void
  set(ids: readonly string[]): void
  /** Ends the selection of these; what was selected meanwhile stays. */
  drop(ids: readonly string[]): void
}

const none: Selection = {
  isOn: false,
  ids: new Set(),
  toggle: () => {},
  switch: () => {},
  set: () => {},
  drop: () => {},
}
const SelectionContext = createContext<Selection>(none)
export const useSelection = () => useContext(SelectionContext)

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [isOn, setOn] = useState(false)
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selection = useMemo<Selection>(
    () => ({
      isOn,
      ids,
      toggle: (id) => {
        setOn(true)
        setIds((before) =>
          before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
        )
      },
      switch: (on) => {
        setOn(on)
        if (!on) setIds(new Set())
      },
      set: (all) => setIds(new Set(all)),
      drop: (done) => setIds((before) => before.difference(new Set(done))),
    }),
    [isOn, ids],
  )
  return <SelectionContext value={selection}>{children}</SelectionContext>
}
