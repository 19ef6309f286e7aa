import { type FocusEvent, useState } from 'react'

/**
 * Keys of a tree or list that change what is in it: B inserts, Entf deletes. They act only after somebody moved there by keys. A click
 * brings the focus there, too, but who types after a click wants to write into a field.
 */
function createTreeKeys() {
  let place: HTMLElement | null = null
  let isByPointer = false
  const byKeys = () => {
    isByPointer = false
  }
  return {
    /** What the element of the tree gets. */
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
    /** Somebody went to another row by keys. */
    byKeys,
    isOnPurpose: (): boolean => !isByPointer && place?.contains(document.activeElement) === true,
    focusRow: (index: number): void =>
      void requestAnimationFrame(() => place?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()),
  }
}

export type TreeKeys = ReturnType<typeof createTreeKeys>

export const useTreeKeys = (): TreeKeys => useState(createTreeKeys)[0]
