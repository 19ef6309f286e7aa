import { notifications } from '@mantine/notifications'
import { notify } from '#ui/backoffice/notify.ts'
import { useEffect, useState } from 'react'

/** The failure text of the last action. The card or the drawer shows it at the button. */
export interface ActionOutcome {
  tone: 'alarm' | 'new'
  text: string
  /** True: the action failed because there is no connection. */
  isOffline?: boolean
}

/** Keeps the outcome of the last action. A message about the missing connection disappears as soon as the connection is back. */
export function useOutcome(isLocked: boolean) {
  const [outcome, setOutcome] = useState<ActionOutcome>()
  const [wasLocked, setWasLocked] = useState(isLocked)
  if (isLocked !== wasLocked) {
    setWasLocked(isLocked)
    if (!isLocked && outcome?.isOffline) setOutcome(undefined)
  }
  return [outcome, setOutcome] as const
}

const OFFLINE_ID = 'action-offline'

/**
 * Shows an outcome as a notification, on screens without a place for it. The notification about the missing connection closes when its
 * outcome disappears (`useOutcome`).
 */
export function useOutcomeMessage(outcome: ActionOutcome | undefined, kind: 'look' | 'failed'): void {
  useEffect(() => {
    if (!outcome) return undefined
    if (!outcome.isOffline) return notify(outcome.text, kind)
    notify(outcome.text, kind, undefined, OFFLINE_ID)
    return () => void notifications.hide(OFFLINE_ID)
  }, [outcome, kind])
}
