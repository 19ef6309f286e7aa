import { describe, expect, test } from 'vitest'
import { statusTexts } from '../../../words/status.ts'
import type { PublicOrder } from '../../../contract.ts'
import { isCounterOpen, isCounterOver, statusView, stepsOf } from './status-view.ts'

const counter = (state: 'open' | 'accepted' | 'declined' | 'expired') => ({
  appointment: '2026-11-27T14:05:00Z',
  expiresAt: '2026-11-20T17:00:00Z',
  message: '',
  state,
})

describe('status page, booking variant (specification §2, §4)', () => {
  test.each<[PublicOrder['state'], PublicOrder['counterAppointment'], string]>([
    ['waiting', null, 'Warten auf Bestätigung'],
    ['confirmed', null, 'Buchung bestätigt'],
    ['confirmed', counter('accepted'), 'Buchung bestätigt'],
    ['in-delivery', null, 'Wir sind da...'],
    ['completed', null, 'Buchung abgeschlossen'],
    ['rejected', null, 'Buchung storniert'],
    ['canceled', null, 'Buchung storniert'],
    ['canceled', counter('declined'), 'Buchung storniert'],
    ['failed', null, 'Buchung storniert'],
  ])('%s has the title of the specification', (state, counterAppointment, title) => {
    const view = statusView({ state, counterAppointment }, Date.parse('2026-11-20T16:00:00Z'))
    expect(view === 'counter' ? '' : statusTexts('de').titles[view]).toBe(title)
  })

  test.each([
    ['an open proposal is the main message', 'open', '16:00', 'counter', false],
    ['a proposal past its time limit is not', 'open', '17:00', 'waiting', true],
    ['a proposal that is stored as expired is not', 'expired', '16:00', 'waiting', true],
  ] as const)('%s', (_name, state, time, view, isOver) => {
    const order = { state: 'waiting', counterAppointment: counter(state) } as const
    const now = Date.parse(`2026-11-20T${time}:00Z`)
    expect([statusView(order, now), isCounterOver(order, now)]).toEqual([view, isOver])
  })

  test.each([
    ['confirmed', ['done', 'done', 'todo', 'todo']],
    ['in-delivery', ['done', 'done', 'now', 'todo']],
    ['completed', ['done', 'done', 'done', 'done']],
  ] as const)('timeline while %s', (view, states) => {
    expect(stepsOf(view).map(({ state }) => state)).toEqual(states)
  })

  test.each([
    ['open, in time', counter('open'), '2026-11-20T16:59:59Z', true],
    ['open, too late', counter('open'), '2026-11-20T17:00:00Z', false],
    ['answered', counter('accepted'), '2026-11-20T16:00:00Z', false],
    ['none', null, '2026-11-20T16:00:00Z', false],
  ])('%s', (_name, counterAppointment, now, isOpen) => {
    expect(isCounterOpen({ counterAppointment }, Date.parse(now))).toBe(isOpen)
  })
})
