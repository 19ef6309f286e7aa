// @vitest-environment happy-dom
import { LocaleProvider } from '#ui/backoffice/staff.tsx'
import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { acting, mounted } from '#ui/backoffice/testing/mounted.ts'
import { Shell } from '#ui/backoffice/testing/shell.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Scene, ScreenState, SignageDevice } from '../contract.ts'
import { openSchedule } from '../rules/resolve.ts'
import type { CurrentProgram } from '../rules/shown-now.ts'
import { ScreenCard } from './ScreenCard.tsx'
import type { WallPrograms } from './use-programs.ts'

const pictures = vi.hoisted((): { label: string; stillAt: number | undefined }[] => [])
vi.mock('./ScenePreview.tsx', () => ({
  ScenePreview({ label, stillAt }: { label: string; stillAt?: number }) {
    pictures.push({ label, stillAt })
    return <i data-still={stillAt !== undefined}>{label}</i>
  },
}))

const zone = 'Europe/Vienna'
/** 13:00 in Vienna. */
const now = Date.parse('2026-11-22T12:00:00Z')
const iso = (secondsAgo: number): string => new Date(now - secondsAgo * 1000).toISOString()
const timed = { days: [], windows: [], validFrom: null, validTo: null }
const item = (scene: string, seconds: number) => ({ scene, seconds, transition: 'cut' as const })
const program: CurrentProgram = {
  version: 4,
  schedule: openSchedule(
    {
      defaultSegment: 'day',
      rules: [],
      segments: [{ ...timed, id: 'day', name: 'Tag', items: [item('a', 20), item('b', 10)] }],
    },
    zone,
  ),
}
const names: Readonly<Record<string, string>> = { a: 'Gruß', b: 'Wein' }
const programs: WallPrograms = {
  of: () => program,
  scene: (id) => (id === null ? undefined : ({ id, name: names[id] } as unknown as Scene)),
  segmentName: (id) => (id === 'day' ? 'Tag' : ''),
}
const device = { id: 'd', name: 'Theke', branchId: 'house', language: 'de' } as SignageDevice
const state: ScreenState = {
  deviceId: 'd',
  condition: 'running',
  isPaired: true,
  pairedAt: iso(9_000),
  lastSeen: iso(25),
  alarmedAt: null,
  playing: { source: 'default', segment: 'day', scene: 'a', since: iso(30) },
  // The scene and the segment that the last report named.
  sceneName: 'Gruß',
  segmentName: 'Tag',
  streamId: 's',
  streamName: 'Haus',
  playsVersion: 4,
  version: 4,
  loading: { state: 'current', done: 0, total: 0 },
  storage: null,
  screen: null,
  clockOffsetMs: 0,
  capabilities: [],
  build: '',
  errors: [],
  override: null,
}
const nothing = (): void => undefined
const card = (more: Partial<ScreenState>) => (
  <ScreenCard
    device={device}
    state={{ ...state, ...more }}
    programs={programs}
    isSelected={false}
    onSelect={nothing}
    onEdit={undefined}
  />
)
const branches = [{ id: 'house', name: 'Haus', timeZone: zone }] as never
const shown = (more: Partial<ScreenState>, locale: 'de' | 'en' = 'de'): string =>
  drawn(<LocaleProvider value={locale}>{card(more)}</LocaleProvider>, { branches, locale })
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')

beforeEach(() => {
  pictures.length = 0
})
afterEach(() => vi.useRealTimers())

test('a running screen: picture and text show the scene that plays now, not the one of the last report', () => {
  // The program repeats two scenes: a ('Gruß') and b ('Wein'). Each repetition takes 30 s, and the present one began with 'Gruß' at
  // 13:00:00. The first report is 25 s old and names 'Gruß'. The second report is 35 s old and names 'Wein'.
  expect(shown({})).toContain('|Programm Haus · Tag · Gruß|')
  expect(
    shown({ lastSeen: iso(35), playing: { source: 'default', segment: 'day', scene: 'b', since: null } }),
  ).toContain('|Gruß|Theke|läuft|Programm Haus · Tag · Gruß|gerade gemeldet|')
  expect(pictures.every(({ stillAt }) => stillAt === undefined)).toBe(true)
})

test('if the last report contradicts the program, or is about an older version, the card shows the report with its time', () => {
  const wrong = { playing: { source: 'default' as const, segment: 'day', scene: 'b', since: null }, sceneName: 'Wein' }
  expect(shown(wrong)).toContain('|Wein|zuletzt gemeldet 12:59|Theke|läuft|zuletzt gemeldet: Tag · Wein|')
  expect(shown({ condition: 'stale', playsVersion: 3 })).toContain('|zuletzt gemeldet 12:59|')
  expect(shown(wrong, 'en')).toContain('|last reported 12:59|Theke|running|last reported: Tag · Wein|')
})

test('a screen that was just paired is shown as connecting; if it stays silent, it is later shown as never reported', () => {
  const silent = { lastSeen: null, playing: null, playsVersion: null, loading: null, sceneName: '', segmentName: '' }
  expect(shown({ ...silent, condition: 'connecting' })).toContain(
    '|verbindet|Theke|verbindet|Programm Haus|gekoppelt, meldet sich gleich|',
  )
  expect(shown({ ...silent, condition: 'connecting' }, 'en')).toContain('|connecting|Theke|connecting|')
  const offline = shown({ ...silent, condition: 'offline' })
  expect(offline).toContain('|noch nie gemeldet|Theke|offline|Programm Haus|noch nie gemeldet|')
  expect(offline).not.toContain('Spielt vermutlich')
})

test('an offline screen shows a still picture of the last report with time and day, and the text that nobody can see it', () => {
  const offline = { condition: 'offline' as const, lastSeen: iso(3_600) }
  expect(shown(offline)).toContain(
    '|Gruß|Stand 12:00|Theke|offline|zuletzt gemeldet: Tag · Gruß|Spielt vermutlich aus dem eigenen Speicher weiter. Von hier ist das nicht zu sehen.|vor 60 min|',
  )
  expect(pictures).toEqual([{ label: 'Gruß', stillAt: now - 3_600_000 }])
  expect(shown({ ...offline, lastSeen: iso(86_400) })).toContain('|Stand gestern 13:00|')
  expect(shown({ ...offline, lastSeen: iso(4 * 86_400) })).toContain('|Stand Mi, 18.11. 13:00|')
  expect(shown({ ...offline, lastSeen: iso(86_400) }, 'en')).toContain('|As of yesterday 13:00|')
  expect(shown(offline, 'en')).toContain('|Probably plays on from its own storage. It cannot be seen from here.|')
})

test('the card is drawn again at the end of a scene, and not before', async () => {
  vi.useFakeTimers({ now })
  const { place } = await mounted(<Shell more={{ branches, clock: { now: () => Date.now() } }}>{card({})}</Shell>)
  const text = (): string => place.querySelector('.seen')?.textContent ?? ''
  const drawnOften = pictures.length
  expect(text()).toBe('Gruß')
  await acting(() => void vi.advanceTimersByTime(19_990))
  expect(text()).toBe('Gruß')
  expect(pictures).toHaveLength(drawnOften)
  await acting(() => void vi.advanceTimersByTime(20))
  expect(text()).toBe('Wein')
  await acting(() => void vi.advanceTimersByTime(10_000))
  expect(text()).toBe('Gruß')
})
