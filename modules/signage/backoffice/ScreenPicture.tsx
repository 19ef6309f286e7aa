import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import type { ScreenState, SignageDevice } from '../contract.ts'
import type { ShownNow } from '../rules/shown-now.ts'
import { screenTexts } from '../words/screen.ts'
import { wallTexts } from '../words/wall.ts'
import { ScenePreview } from './ScenePreview.tsx'
import { shortMoment, useScreenZone } from './screen-moment.ts'
import type { WallPrograms } from './use-programs.ts'

interface Props {
  device: SignageDevice
  state: ScreenState
  shown: ShownNow | null
  programs: WallPrograms
}

/**
 * The picture on the card of a screen. If the screen is offline, the picture does not move. If it is not certain what the screen shows now,
 * the card states the time of the last report.
 */
export function ScreenPicture({ device, state, shown, programs }: Props) {
  const t = useTexts(wallTexts)
  const own = useTexts(screenTexts)
  const locale = useLocale()
  const zone = useScreenZone(device)
  const { condition, override } = state
  const isOffline = condition === 'offline'
  const at = shown?.kind === 'reported' ? shown.at : undefined
  const moment = useNowAs((now) => (at === undefined ? '' : shortMoment(at, now, zone, locale)))
  if (override?.kind === 'overlay' && condition === 'override')
    return (
      <div className="picture">
        <div className="message">{override.label}</div>
      </div>
    )
  const scene = shown ? programs.scene(shown.scene) : undefined
  const blank =
    condition === 'unpaired' || condition === 'connecting'
      ? t.conditions[condition]
      : !shown
        ? t.never
        : state.playing?.source === 'screen_off'
          ? t.screenOff
          : shown.scene === null
            ? t.idle
            : // The scene was deleted, so the name of the segment is shown in its place.
              state.segmentName
  return (
    <div className="picture">
      <div className="seen">
        {scene ? (
          <ScenePreview
            scene={scene}
            branchId={device.branchId}
            language={device.language}
            label={scene.name}
            stillAt={isOffline ? at : undefined}
          />
        ) : (
          <div className="blank">{blank}</div>
        )}
      </div>
      {moment === '' ? null : <p className="as-of">{isOffline ? own.asOf(moment) : own.lastReported(moment)}</p>}
    </div>
  )
}
