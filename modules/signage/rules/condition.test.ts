import { expect, test } from 'vitest'
import { conditionOf, screenConditions } from './condition.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const ago = (seconds: number): number => now - seconds * 1000
const fine = {
  pairedAt: ago(3600),
  lastSeen: ago(20),
  playsVersion: 4,
  version: 4,
  loading: 'current',
  isOverridden: false,
}
const nothing = { lastSeen: null, playsVersion: null, loading: undefined }

const table = [
  ['no player', { ...fine, ...nothing, pairedAt: null }, 'unpaired'],
  ['no player, but an old report', { ...fine, pairedAt: null }, 'unpaired'],
  ['just paired, no report yet', { ...fine, ...nothing, pairedAt: ago(0) }, 'connecting'],
  ['paired for almost three minutes, no report yet', { ...fine, ...nothing, pairedAt: ago(179.999) }, 'connecting'],
  ['paired for three minutes, never reported', { ...fine, ...nothing, pairedAt: ago(180) }, 'offline'],
  ['paired again: the report is of the player before', { ...fine, pairedAt: ago(5), lastSeen: ago(6) }, 'connecting'],
  ['paired again long after the last report', { ...fine, pairedAt: ago(60), lastSeen: ago(86_400) }, 'connecting'],
  ['paired again, silent since', { ...fine, pairedAt: ago(180), lastSeen: ago(181) }, 'offline'],
  ['paired again, and reported since', { ...fine, pairedAt: ago(60), lastSeen: ago(59) }, 'running'],
  ['an override of the player before', { ...fine, ...nothing, pairedAt: ago(5), isOverridden: true }, 'connecting'],
  [
    'its first report, before it has a program',
    { ...fine, pairedAt: ago(9), lastSeen: ago(8), playsVersion: null },
    'loading',
  ],
  ['reports for long, and has no program', { ...fine, pairedAt: ago(180), playsVersion: null }, 'stale'],
  ['new, but its store is full', { ...fine, pairedAt: ago(30), playsVersion: null, loading: 'storage_full' }, 'stale'],
  ['all is well', fine, 'running'],
  ['what it loaded is ready for the next scene', { ...fine, loading: 'ready' }, 'running'],
  ['loads', { ...fine, playsVersion: 3, loading: 'downloading' }, 'loading'],
  ['looks what is new', { ...fine, loading: 'checking' }, 'loading'],
  ['plays an old version', { ...fine, playsVersion: 3 }, 'stale'],
  ['its store is full', { ...fine, loading: 'storage_full' }, 'stale'],
  ['a file is broken', { ...fine, loading: 'broken' }, 'stale'],
  ['a command has set something', { ...fine, isOverridden: true }, 'override'],
  ['an override over an old version', { ...fine, playsVersion: 3, isOverridden: true }, 'override'],
  ['silent for almost three minutes', { ...fine, lastSeen: ago(179.999) }, 'running'],
  ['silent for three minutes', { ...fine, lastSeen: ago(180) }, 'offline'],
  ['silent with an override', { ...fine, lastSeen: ago(180), isOverridden: true }, 'offline'],
] as const

test.each(table)('%s', (_name, reported, condition) => {
  expect(conditionOf(reported, now)).toBe(condition)
})

test('the table contains every condition', () => {
  expect(new Set(table.map(([, , condition]) => condition))).toEqual(new Set(screenConditions))
})
