import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'

/** Below the table of events and ways of a branch: what else a module settles about its messages. */
export const branchMessagesSlot = slot<ComponentType<{ branchId: string }>>('messaging.branchMessages')
