import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { endMessagesOfOtherPages, notify } from './notify.ts'

const shown = () => notificationsStore.getState().notifications

describe('messages', () => {
  beforeEach(() => {
    notifications.clean()
    vi.stubGlobal('location', { pathname: '/backend/seiten/1' })
  })

  test('a message with a button closes after 20 seconds, one without after 6; an error does not close by itself', () => {
    notify('Gespeichert.')
    notify('Hero gelöscht.', 'done', 'Rückgängig')
    notify('Das hat nicht geklappt.', 'failed')
    expect(shown().map(({ autoClose }) => autoClose)).toEqual([6000, 20_000, false])
  })

  test('a message with a button closes when its page is left, one without does not', () => {
    notify('Gespeichert.', 'done', undefined, 'saved')
    notify('Hero gelöscht.', 'done', 'Rückgängig', 'removed')
    endMessagesOfOtherPages('/backend/seiten/1')
    expect(shown().map(({ id }) => id)).toEqual(['saved', 'removed'])
    endMessagesOfOtherPages('/backend/seiten/2')
    expect(shown().map(({ id }) => id)).toEqual(['saved'])
  })
})
