import { DOUBLE_TAP_MS } from '#ui/tap-guard.ts'
import { createShared, type Shared, useShared } from '#ui/backoffice/shared-state.ts'
import { createContext, type ReactNode, useContext, useState } from 'react'

/** The orders that staff have selected on the board to take one action for all of them. `isOn`: whether the checkboxes are shown. */
interface Selected {
  readonly isOn: boolean
  readonly ids: ReadonlySet<string>
}

interface Selection {
  readonly selected: Shared<Selected>
  toggle(id: string): void
  /** Starts the selection, which shows the checkboxes, or ends it. */
  switch(on: boolean): void
  set(ids: readonly string[]): void
  /**
   * Removes these orders from the selection after the time of a double tap. Until then the bar stays, so that a second tap does not press the
   * button under it. Orders that staff selected in the meantime stay selected. The selection ends if no order stays selected.
   */
  dropSoon(ids: readonly string[]): void
}

const nothing: ReadonlySet<string> = new Set()

function createSelection(): Selection {
  const selected = createShared<Selected>({ isOn: false, ids: nothing })
  const set = (part: Partial<Selected>) => selected.set({ ...selected.get(), ...part })
  return {
    selected,
    toggle: (id) => set({ isOn: true, ids: selected.get().ids.symmetricDifference(new Set([id])) }),
    switch: (on) => set(on ? { isOn: true } : { isOn: false, ids: nothing }),
    set: (ids) => set({ ids: new Set(ids) }),
    dropSoon(ids) {
      setTimeout(() => {
        const rest = selected.get().ids.difference(new Set(ids))
        set({ isOn: rest.size > 0, ids: rest })
      }, DOUBLE_TAP_MS)
    },
  }
}

const SelectionContext = createContext<Selection | undefined>(undefined)

/**
 * The selection as an object with functions. The object never changes while the board is shown. Therefore a component that uses it does not
 * render again when a checkbox is ticked. To read which orders are selected, use the three hooks below.
 */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext)
  if (!selection) throw new Error('useSelection is for the board')
  return selection
}

export const useIsSelecting = (): boolean => useShared(useSelection().selected, ({ isOn }) => isOn)
export const useSelectedIds = (): ReadonlySet<string> => useShared(useSelection().selected, ({ ids }) => ids)
export const useIsSelected = (id: string): boolean => useShared(useSelection().selected, ({ ids }) => ids.has(id))

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(createSelection)
  return <SelectionContext value={selection}>{children}</SelectionContext>
}
