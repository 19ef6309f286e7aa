import type { OutputOf } from '#contract/endpoint.ts'
import type { Locale } from '#contract/locale.ts'
import type { drawnTowns } from '../contract/drawn-towns.ts'
import { drawnTownsPath } from '../rules/drawn-towns-path.ts'
import { callJson } from '#ui/site/json-call.ts'
import type { Drawing } from './drawn/drawing.tsx'
import type { Atlas } from './drawn/atlas.ts'
import { runInTasks } from './drawn/in-steps.ts'
import type { drawScene } from './drawn/scene.ts'

/** The code and data that draw a map. They are loaded when a page needs its first map, not with the page itself. */
export interface DrawnMaps {
  atlas: Atlas
  drawScene: typeof drawScene
  Drawing: typeof Drawing
}

/** Loads the code and data that draw a map. Returns undefined if `signal` is aborted before the geography is prepared. */
export async function loadDrawnMaps(locale: Locale, signal: AbortSignal): Promise<DrawnMaps | undefined> {
  const [towns, source, scene, drawing] = await Promise.all([
    loadTowns(locale),
    import('./drawn/atlas.ts'),
    import('./drawn/scene.ts'),
    import('./drawn/drawing.tsx'),
  ])
  const atlas = await runInTasks(source.openAtlas(towns), signal)
  return atlas && { atlas, drawScene: scene.drawScene, Drawing: drawing.Drawing }
}

/** Loads the towns for which the brand provides streets. If the call fails, the map is drawn without these streets. */
async function loadTowns(locale: Locale): Promise<OutputOf<typeof drawnTowns>> {
  const answer = await callJson<OutputOf<typeof drawnTowns>>(drawnTownsPath, { locale })
  return answer.ok ? answer.value : []
}
