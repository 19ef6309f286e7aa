import type { ServerClock } from '#ui/backoffice/staff.tsx'
import { createContext } from 'react'

export const ClockContext = createContext<ServerClock>({ now: () => Date.now() })
export const ServerClockProvider = ClockContext.Provider
