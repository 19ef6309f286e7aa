import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'

/** A slot below a branch's table of events and channels, in which other modules add their own message settings. */
export const branchMessagesSlot = slot<ComponentType<{ branchId: string }>>('messaging.branchMessages')
