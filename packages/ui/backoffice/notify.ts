import { notifications, notificationsStore } from '@mantine/notifications'
import { createElement, type ReactNode } from 'react'

/** Milliseconds after which a message closes. */
const shownMs = 6000
/** Milliseconds after which a message with a button closes. The user needs more time for such a message. */
const shownWithButtonMs = 20_000

/**
 * Shows a message about something outside the visible part of the page, with `role=status`. It is shown for 6 seconds, or for 20 seconds
 * with a button `next`. It stays open while the pointer or the focus is in it. A message with a button closes when the user leaves the
 * page on which it appeared. An error is shown until the user closes it. A message with an `id` replaces an earlier message with the same
 * id.
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

/** Closes messages that belong to a page other than `page`. Only messages with a button belong to a page. */
export function endMessagesOfOtherPages(page: string): void {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const one of [...shown, ...queue]) {
    const about: unknown = Reflect.get(one, 'data-page')
    if (one.id && about !== undefined && about !== page) notifications.hide(one.id)
  }
}
