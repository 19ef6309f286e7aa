import { type FocusEvent, useState } from 'react'

/**
 * Keys of a tree or list that change its content: B inserts, Entf deletes. They work only after the user moved into the tree by keys. A click
 * moves the focus into the tree, too, but a user who types after a click wants to write into a field.
 */
function createTreeKeys() {
  let place: HTMLElement | null = null
  let isByPointer = false
  const byKeys = () => {
    isByPointer = false
  }
  return {
    /** The props of the tree's element. */
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
    /** Reports that the user moved to another row by keys. */
    byKeys,
    isOnPurpose: (): boolean => !isByPointer && place?.contains(document.activeElement) === true,
    focusRow: (index: number): void =>
      void requestAnimationFrame(() => place?.querySelectorAll<HTMLElement>('[role=treeitem]')[index]?.focus()),
  }
}

export type TreeKeys = ReturnType<typeof createTreeKeys>

export const useTreeKeys = (): TreeKeys => useState(createTreeKeys)[0]
