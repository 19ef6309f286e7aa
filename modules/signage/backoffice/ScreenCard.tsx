import { formatMoment, formatTime } from '#ui/backoffice/format.ts'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Checkbox } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCloudOff,
  IconLoader2,
  IconPlugConnectedX,
  IconStack2,
} from '@tabler/icons-react'
import type { Scene, ScreenState, SignageDevice } from '../contract.ts'
import { DRIFT_WARN_MS } from '../rules/condition.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { ScenePreview } from './ScenePreview.tsx'

const looks = {
  unpaired: { tone: 'out', icon: IconPlugConnectedX },
  running: { tone: 'ok', icon: IconCircleCheck },
  loading: { tone: 'prog', icon: IconLoader2 },
  stale: { tone: 'new', icon: IconAlertTriangle },
  override: { tone: 'way', icon: IconStack2 },
  offline: { tone: 'alarm', icon: IconCloudOff },
} as const

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000)} MB`
const ago = (seconds: number): string =>
  seconds < 90
    ? `${Math.max(0, Math.round(seconds))} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`
const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

interface Props {
  device: SignageDevice
  state: ScreenState
  scene: Scene | undefined
  isSelected: boolean
  onSelect: (isSelected: boolean) => void
  onEdit: (() => void) | undefined
}

/** A card of the wall: what the screen shows, drawn with the data of now, and how it is. It never says more than the screen has reported. */
export function ScreenCard({ device, state, scene, isSelected, onSelect, onEdit }: Props) {
  const t = useTexts(wallTexts)
  const { condition } = state
  const look = looks[condition]
  return (
    <article className={isSelected ? 'screen-card on' : 'screen-card'} data-condition={condition}>
      <div className="picture">
        {state.override?.kind === 'overlay' && condition === 'override' ? (
          <div className="message">{state.override.label}</div>
        ) : scene ? (
          <ScenePreview scene={scene} branchId={device.branchId} language={device.language} label={scene.name} />
        ) : (
          <div className="blank">{condition === 'unpaired' ? t.conditions.unpaired : t.idle}</div>
        )}
      </div>
      <div className="about">
        <div className="row">
          {onEdit ? (
            <button type="button" className="plain b el sp" onClick={onEdit}>
              {device.name}
            </button>
          ) : (
            <b className="el sp">{device.name}</b>
          )}
          <span className={`bdg ${look.tone}`}>
            <look.icon className="i" aria-hidden />
            {t.conditions[condition]}
          </span>
        </div>
        <Lines state={state} />
      </div>
      <Checkbox
        className="choose"
        checked={isSelected}
        aria-label={t.select(device.name)}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
    </article>
  )
}

function Lines({ state }: { state: ScreenState }) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const locale = useLocale()
  const { branches } = useStaff()
  const zone = branches[0]?.timeZone ?? 'UTC'
  const now = useNowAs((ms) => Math.floor(ms / 1000) * 1000)
  const { loading, override, playing, storage, clockOffsetMs } = state
  const plays = state.playsVersion === null ? '–' : String(state.playsVersion)
  const what =
    playing === null || playing.source === 'idle'
      ? t.idle
      : playing.source === 'screen_off'
        ? t.screenOff
        : t.shows(state.segmentName, state.sceneName)
  const shown = `${t.program(state.streamName)} · ${what}`
  const seen = state.lastSeen === null ? t.never : t.seen(ago((now - Date.parse(state.lastSeen)) / 1000))
  const size = state.screen ? `${state.screen.w}×${state.screen.h}` : ''
  const percent = storage && storage.quota > 0 ? t.storage(Math.round((storage.used / storage.quota) * 100)) : ''
  const first =
    state.condition === 'unpaired'
      ? t.program(state.streamName)
      : state.condition === 'override' && override
        ? override.kind === 'overlay'
          ? t.overlayLeft(clockOf(Date.parse(override.until) - now))
          : (override.isScene ? t.sceneUntil : t.setUntil)(override.label, formatTime(Date.parse(override.until), zone))
        : state.condition === 'offline'
          ? t.last(what)
          : shown
  const warnings = [
    loading?.state === 'downloading' ? t.loadingOf(loading.done, loading.total, plays) : '',
    loading?.state === 'storage_full'
      ? t.full(
          megabytes(loading.neededBytes ?? 0),
          megabytes(Math.max(0, (storage?.quota ?? 0) - (storage?.used ?? 0))),
        )
      : '',
    loading?.state === 'broken' ? t.broken : '',
    state.condition === 'stale' && loading?.state === 'current' ? t.version(plays, state.version) : '',
    clockOffsetMs !== null && Math.abs(clockOffsetMs) > DRIFT_WARN_MS ? t.clock(Math.round(clockOffsetMs / 1000)) : '',
    storage && !storage.isPersistent ? t.notKept : '',
    state.alarmedAt === null ? '' : own.alarmed(formatMoment(Date.parse(state.alarmedAt), now, zone, locale)),
  ].filter(Boolean)
  return (
    <div className="sm mut" lang={locale}>
      <p className="el">{first}</p>
      <p className="el">
        {override && override.by !== '' && state.condition === 'override'
          ? t.by(override.by)
          : (state.isPaired ? [seen, size, percent] : [own.waits]).filter(Boolean).join(' · ')}
      </p>
      {state.isPaired ? warnings.map((line) => <p key={line}>{line}</p>) : null}
    </div>
  )
}
