import { notifications } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'

/**
 * A message for what happened out of sight; what is in sight shows its change itself (design §5, success). Six seconds, `role=status`;
 * with an error or with something to do `next` it stays until it is closed.
 */
export function notify(message: string, kind: 'done' | 'look' | 'failed' = 'done', next?: ReactNode): void {
  notifications.show({
    message: next ? createElement('div', { className: 'col', style: { gap: 8 } }, message, next) : message,
    autoClose: kind === 'failed' || next ? false : 6000,
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: false,
    color: { done: 'servus', look: 'amber', failed: 'red' }[kind],
  })
}
