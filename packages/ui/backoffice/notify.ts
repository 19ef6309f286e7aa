import { notifications } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'

/**
 * A message about something that happened outside the visible part of the page. Visible changes need no message. It is shown for six
 * seconds with `role=status`. With an error or with an action `next` it stays until it is closed. A message with an `id` takes the place of
 * the one before with the same id.
 */
export function notify(
  message: string,
  kind: 'done' | 'look' | 'failed' = 'done',
  next?: ReactNode,
  id?: string,
): void {
  if (id) notifications.hide(id)
  notifications.show({
    ...(id ? { id } : {}),
    message: next ? createElement('div', { className: 'col', style: { gap: 8 } }, message, next) : message,
    autoClose: kind === 'failed' || next ? false : 6000,
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: false,
    color: { done: 'servus', look: 'amber', failed: 'red' }[kind],
  })
}
