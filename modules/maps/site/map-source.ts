import type { Drawing } from './drawn/drawing.tsx'
import type { Atlas } from './drawn/atlas.ts'
import type { drawScene } from './drawn/scene.ts'

/** The code and data of the drawing. They load when a map is needed and are not part of the first load. */
export interface DrawnMaps {
  atlas: Atlas
  drawScene: typeof drawScene
  Drawing: typeof Drawing
}

export async function loadDrawnMaps(): Promise<DrawnMaps> {
  const [source, scene, drawing] = await Promise.all([
    import('./drawn/atlas.ts'),
    import('./drawn/scene.ts'),
    import('./drawn/drawing.tsx'),
  ])
  return { atlas: source.openAtlas(), drawScene: scene.drawScene, Drawing: drawing.Drawing }
}
