import type { ComponentType } from 'react'
import { slot } from '#ui/backoffice/slots.tsx'

interface PageTool {
  pageId: string
  /** Set if the tool is shown for a block: the tool is about this block only. */
  blockId?: string | undefined
}

/** Tools of other modules, in the head of the page editor and in the head of each block's form. */
export const pageToolsSlot = slot<ComponentType<PageTool>>('content.pageTools')
