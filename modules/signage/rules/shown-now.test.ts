import { expect, test } from 'vitest'
import type { Program } from './program.ts'
import { openSchedule } from './resolve.ts'
import { type LastReport, shownNow } from './shown-now.ts'

const zone = 'Europe/Vienna'
const timed = { days: [], windows: [], validFrom: null, validTo: null }
const item = (scene: string, seconds: number) => ({ scene, seconds, transition: 'cut' as const })
/** From 11:00 to 14:00 the lunch menu plays. At other times two scenes take turns, one of 20 s and one of 10 s. */
const program: Program = {
  defaultSegment: 'day',
  rules: [{ ...timed, id: 'r', segment: 'noon', priority: 5, windows: [{ from: '11:00', to: '14:00' }] }],
  segments: [
    { ...timed, id: 'day', name: 'Tag', items: [item('hello', 20), item('wine', 10)] },
    { ...timed, id: 'noon', name: 'Mittag', items: [item('lunch', 20)] },
  ],
}
const schedule = openSchedule(program, zone)
const current = { version: 4, schedule }
const at = (time: string): number =>
  Temporal.PlainDateTime.from(`2026-11-27T${time}`).toZonedDateTime(zone).epochMilliseconds
const said = (time: string, scene: string | null, more: Partial<LastReport> = {}): LastReport => ({
  at: at(time),
  source: 'default',
  segment: 'day',
  scene,
  playsVersion: 4,
  loading: 'current',
  isOverridden: false,
  ...more,
})
const noon = { source: 'rule', segment: 'noon' }

test.each([
  ['within the same scene', said('15:00:05', 'hello'), '15:00:15', 'hello', '15:00:20'],
  ['a scene later, before the next heartbeat', said('15:00:05', 'hello'), '15:00:25', 'wine', '15:00:30'],
  ['at the very edge', said('15:00:05', 'hello'), '15:00:20', 'wine', '15:00:30'],
  ['a millisecond before it', said('15:00:05', 'hello'), '15:00:19.999', 'hello', '15:00:20'],
  ['a round later', said('15:00:05', 'hello'), '15:00:40', 'hello', '15:00:50'],
  ['a window opens between two heartbeats', said('10:59:55', 'wine'), '11:00:00', 'lunch', '14:00:00'],
  ['a window ends between two heartbeats', said('13:59:30', 'lunch', noon), '14:00:01', 'hello', '14:00:20'],
  ['said just before a change, heard just after it', said('15:00:21', 'hello'), '15:00:21', 'wine', '15:00:30'],
  ['its clock is ahead by less than two seconds', said('15:00:19', 'wine'), '15:00:19', 'hello', '15:00:20'],
  ['the last moment that counts', said('15:00:18', 'wine'), '15:00:18', 'hello', '15:00:20'],
] as const)('followed: %s', (_name, report, now, scene, until) => {
  expect(shownNow(report, current, at(now))).toMatchObject({ kind: 'followed', scene, until: at(until) })
})

test.each([
  ['an old version', said('15:00:05', 'hello', { playsVersion: 3 })],
  ['a newer version than the one that is known here', said('15:00:05', 'hello', { playsVersion: 5 })],
  ['no version at all', said('15:00:05', null, { playsVersion: null, source: 'idle', segment: null })],
  ['a message over the program', said('15:00:05', 'hello', { source: 'overlay' })],
  ['a program that a command has set', said('15:00:05', 'hello', { source: 'set_stream' })],
  ['the picture is off', said('15:00:05', 'hello', { source: 'screen_off' })],
  ['a command that it has not heard of yet', said('15:00:05', 'hello', { isOverridden: true })],
  ['it loads', said('15:00:05', 'hello', { loading: 'downloading' })],
  ['a full store', said('15:00:05', 'hello', { loading: 'storage_full' })],
  ['what it loaded waits for the next scene', said('15:00:05', 'hello', { loading: 'ready' })],
  ['another scene than the program has', said('15:00:05', 'wine')],
  ['a clock that is off by more, and not corrected yet', said('15:00:17.999', 'wine')],
  ['another segment with the same scene', said('15:00:05', 'hello', { segment: 'other' })],
  ['the idle picture where a scene should be', said('15:00:05', null, { source: 'idle', segment: null })],
] as const)('reported: %s', (_name, report) => {
  expect(shownNow(report, current, at('15:00:25'))).toEqual({
    kind: 'reported',
    segment: report.segment,
    scene: report.scene,
    at: report.at,
  })
})

test('without the program the current scene is not computed', () => {
  expect(shownNow(said('15:00:05', 'hello'), undefined, at('15:00:25'))).toMatchObject({ kind: 'reported' })
})

test('the current scene of an idle screen is computed, too', () => {
  const empty = openSchedule({ ...program, defaultSegment: null }, zone)
  const report = said('10:59:30', null, { source: 'idle', segment: null })
  const shown = (now: string) => shownNow(report, { version: 4, schedule: empty }, at(now))
  expect(shown('10:59:59')).toEqual({ kind: 'followed', segment: null, scene: null, until: at('11:00:00') })
  expect(shown('11:00:00')).toMatchObject({ kind: 'followed', scene: 'lunch' })
})

test('two screens whose times differ by at most a quarter of a second give the same result', () => {
  const late = said('15:00:20.250', 'hello')
  expect(shownNow(late, current, at('15:00:33'))).toEqual(
    shownNow(said('15:00:20.250', 'wine'), current, at('15:00:33')),
  )
})
