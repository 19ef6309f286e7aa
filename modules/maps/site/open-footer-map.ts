import { addBranchMarkers } from './branch-markers.ts'
import { openTiles } from './open-tiles.ts'
import type { FooterMapData } from '../rules/map-view.ts'

/**
 * Shows the map with tiles that the element's data describes. The drawn map remains visible until the tiles are loaded, and permanently if they
 * cannot be loaded. Returns a function that removes the map with tiles.
 */
export function openFooterMap(place: HTMLElement): () => void {
  const { branches, center, view } = JSON.parse(place.dataset['props'] ?? '{}') as FooterMapData
  let removeMarkers = () => undefined as void
  const opened = openTiles(place, { view, center, isSmall: true }, (map) => {
    removeMarkers = addBranchMarkers(map, branches)
    delete place.dataset['waiting']
    place.parentElement?.classList.add('has-tiles')
  })
  return () => {
    place.dataset['waiting'] = ''
    place.parentElement?.classList.remove('has-tiles')
    removeMarkers()
    opened.close()
  }
}
