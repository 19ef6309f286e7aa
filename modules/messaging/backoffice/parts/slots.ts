import { slot } from '#ui/backoffice/slots.tsx'
import type { ComponentType } from 'react'

/** A slot on the page 'Nachrichten', below a branch's table of events and channels. Other modules add their own message settings there. */
export const branchMessagesSlot = slot<ComponentType<{ branchId: string }>>('messaging.branchMessages')
