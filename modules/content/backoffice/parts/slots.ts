import type { ComponentType } from 'react'
import { slot } from '#ui/backoffice/slots.tsx'

interface PageTool {
  pageId: string
  /** Id of the block, if the tool is shown in the form of a block. Undefined: the tool is for the whole page. */
  blockId?: string | undefined
}

/**
 * Other modules put their tools here, for example buttons. Each tool is shown in the head of the page editor and in the head of each block's form.
 */
export const pageToolsSlot = slot<ComponentType<PageTool>>('content.pageTools')
