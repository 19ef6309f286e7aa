import type { Manifest, ManifestScene } from '../contract.ts'
import { hoursOfDay } from '../rules/screen-hours.ts'
import { playerTexts } from '../words/player.ts'

/**
 * The scene that a screen shows when no program can play: the brand, a greeting, the opening hours and the telephone number. It needs only
 * the manifest, no network.
 */
export function idleScene(manifest: Manifest, now: number): Pick<ManifestScene, 'canvas' | 'regions'> {
  const { brand, device } = manifest
  const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(now))
  const greeting =
    (device.language === 'en' && brand.greetingEn) || brand.greeting || playerTexts(device.language).welcome
  const lines = [...hoursOfDay(device.hours, at, device.zone, device.language), device.phone].filter(Boolean)
  const region = (id: string, y: number, h: number, size: number, text: string, font: 'display' | 'body') => ({
    id,
    x: 100,
    y,
    w: 1720,
    h,
    z: 1,
    fit: 'contain' as const,
    content: { kind: 'text' as const, text, align: 'center' as const, font, size, color: '', background: '' },
  })
  return {
    canvas: { w: 1920, h: 1080, background: '' },
    regions: [
      region('name', 260, 200, 120, brand.name, 'display'),
      region('greeting', 480, 140, 60, greeting, 'body'),
      region('lines', 680, 160, 44, lines.join('\n'), 'body'),
    ],
  }
}
