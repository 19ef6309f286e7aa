import { type FocusEvent, useState } from 'react'

/**
 * Decides whether a key without Ctrl (Strg) acts on a list of blocks or menu entries: B or N (insert), Delete (Entf). The key acts only if
 * the focus came into the list by the keyboard. After a click on a row the key does nothing, because the user may want to type into a
 * field.
 */
function createTreeKeys() {
  let place: HTMLElement | null = null
  let isByPointer = false
  const byKeys = () => {
    isByPointer = false
  }
  return {
    /** Props for the element of the list. They record whether the focus came into the list by a click. */
    hears: {
      ref(element: HTMLElement | null) {
        place = element
      },
      onPointerDown() {
        isByPointer = true
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (!currentTarget.contains(relatedTarget)) byKeys()
      },
    },
    /** Must be called when the user has chosen another row with the keyboard. From then on the keys act on the list. */
    byKeys,
    isOnPurpose: (): boolean => !isByPointer && place?.contains(document.activeElement) === true,
    focusRow: (index: number): void =>
      void requestAnimationFrame(() => place?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()),
  }
}

export type TreeKeys = ReturnType<typeof createTreeKeys>

export const useTreeKeys = (): TreeKeys => useState(createTreeKeys)[0]
