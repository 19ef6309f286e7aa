import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'

/** How long a message stays, in milliseconds. */
const shownMs = 6000
/** A message with a button needs more time. */
const shownWithButtonMs = 20_000

/**
 * A message about something that happened outside the visible part of the page. Visible changes need no message. It is shown for six
 * seconds with `role=status`, with a button `next` for 20 seconds, and as long as the pointer or the focus is in it. A message with a button
 * belongs to the page on which it was said, and ends when that page is left. An error stays until it is closed. A message with an `id` takes
 * the place of the one before with the same id.
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
    ...(next ? { 'data-page': location.pathname } : {}),
    message: next ? createElement('div', { className: 'col', style: { gap: 8 } }, message, next) : message,
    autoClose: kind === 'failed' ? false : next ? shownWithButtonMs : shownMs,
    role: kind === 'failed' ? 'alert' : 'status',
    withBorder: false,
    color: { done: 'servus', look: 'amber', failed: 'red' }[kind],
  })
}

/** Ends the messages with a button that belong to another page than this one. */
export function endMessagesOfOtherPages(page: string): void {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const one of [...shown, ...queue]) {
    const about: unknown = Reflect.get(one, 'data-page')
    if (one.id && about !== undefined && about !== page) notifications.hide(one.id)
  }
}
