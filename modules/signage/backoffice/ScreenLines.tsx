import { formatMoment, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import type { ScreenState, SignageDevice } from '../contract.ts'
import { DRIFT_WARN_MS } from '../rules/condition.ts'
import type { ShownNow } from '../rules/shown-now.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { useScreenZone } from './screen-moment.ts'
import type { WallPrograms } from './use-programs.ts'

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/**
 * How long ago something was, for example '3 min'. Seconds are not shown, because a screen reports only once a minute. With seconds, every
 * card would be rendered again each second.
 */
const ago = (ms: number): string =>
  ms < 90 * MINUTE
    ? `${Math.floor(ms / MINUTE)} min`
    : ms < 2 * DAY
      ? `${Math.floor(ms / HOUR)} h`
      : `${Math.floor(ms / DAY)} d`
const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Props {
  device: SignageDevice
  state: ScreenState
  shown: ShownNow | null
  programs: WallPrograms
}

/** The texts on the card of one screen: what the screen shows, when it last reported, and what is wrong with it. */
export function ScreenLines({ device, state, shown, programs }: Props) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const locale = useLocale()
  const { condition, override, storage } = state
  const seen = useNowAs((now) => {
    if (state.lastSeen === null) return condition === 'connecting' ? own.connects : t.never
    const ms = now - Date.parse(state.lastSeen)
    return ms < MINUTE ? own.justSeen : t.seen(ago(ms))
  })
  const size = state.screen ? `${state.screen.w}×${state.screen.h}` : ''
  const percent = storage && storage.quota > 0 ? t.storage(Math.round((storage.used / storage.quota) * 100)) : ''
  return (
    <div className="sm mut" lang={locale}>
      {condition === 'override' && override ? (
        <Override device={device} override={override} />
      ) : (
        <p className="el">{firstLine(t, state, shown, programs)}</p>
      )}
      {condition === 'offline' && shown ? <p>{own.playsOn}</p> : null}
      <p>
        {condition === 'override' && override && override.by !== ''
          ? t.by(override.by)
          : (state.isPaired ? [seen, size, percent] : [own.waits]).filter(Boolean).join(' · ')}
      </p>
      {state.isPaired ? <Warnings device={device} state={state} /> : null}
    </div>
  )
}

function firstLine(
  t: ReturnType<typeof wallTexts>,
  { condition, playing, streamName, sceneName, segmentName }: ScreenState,
  shown: ShownNow | null,
  programs: WallPrograms,
): string {
  const program = t.program(streamName)
  if (condition === 'unpaired' || condition === 'connecting' || !shown) return program
  const [segment, scene] =
    shown.kind === 'followed'
      ? [programs.segmentName(shown.segment), programs.scene(shown.scene)?.name ?? '']
      : [segmentName, sceneName]
  const what = playing?.source === 'screen_off' ? t.screenOff : shown.scene === null ? t.idle : t.shows(segment, scene)
  return shown.kind === 'followed' ? `${program} · ${what}` : t.last(what)
}

function Override({ device, override }: { device: SignageDevice; override: NonNullable<ScreenState['override']> }) {
  const t = useTexts(wallTexts)
  const zone = useScreenZone(device)
  const until = Date.parse(override.until)
  const left = useNowAs((now) => (override.kind === 'overlay' ? clockOf(until - now) : ''))
  const named = override.isScene ? t.sceneUntil : t.setUntil
  return <p className="el">{left === '' ? named(override.label, formatTime(until, zone)) : t.overlayLeft(left)}</p>
}

function Warnings({ device, state }: { device: SignageDevice; state: ScreenState }) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const locale = useLocale()
  const zone = useScreenZone(device)
  const { loading, storage, clockOffsetMs } = state
  const plays = state.playsVersion === null ? '–' : String(state.playsVersion)
  const alarmed = useNowAs((now) =>
    state.alarmedAt === null ? '' : own.alarmed(formatMoment(Date.parse(state.alarmedAt), now, zone, locale)),
  )
  const free = Math.max(0, (storage?.quota ?? 0) - (storage?.used ?? 0))
  const warnings = [
    loading?.state === 'downloading' ? t.loadingOf(loading.done, loading.total, plays) : '',
    loading?.state === 'storage_full' ? t.full(megabytes(loading.neededBytes ?? 0), megabytes(free)) : '',
    loading?.state === 'broken' ? t.broken : '',
    state.condition === 'stale' && loading?.state === 'current' ? t.version(plays, state.version) : '',
    clockOffsetMs !== null && Math.abs(clockOffsetMs) > DRIFT_WARN_MS ? t.clock(Math.round(clockOffsetMs / 1000)) : '',
    alarmed,
  ].filter(Boolean)
  return (
    <>
      {warnings.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {storage && !storage.isPersistent ? <p title={own.notKeptWhy}>{t.notKept}</p> : null}
    </>
  )
}
