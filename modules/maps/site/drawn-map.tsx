import './route-map.css'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { runInTasks } from './drawn/in-steps.ts'
import type { MapWish, Scene } from './drawn/scene.ts'
import { type DrawnMaps, loadDrawnMaps } from './map-source.ts'

type DrawnMapProps = Omit<MapWish, 'width' | 'height'> & {
  /** The text that screen readers read instead of the map. */
  label: string
  /** The text in the corner of the map: 'Schematische Karte'. */
  note: string
  /** Set if the map shows only a branch. The pin of the branch is a link that opens directions to the branch. */
  branch?: { href: string; label: string }
}

/**
 * A map that the browser draws from the product's own data. It needs no consent of the visitor, because it sends no request to a third
 * party. The map fills its container. The code and data are loaded when the visitor scrolls near the container.
 */
export function DrawnMap({ label, note, branch, ...wish }: DrawnMapProps) {
  const holder = useRef<HTMLDivElement>(null)
  const size = useSize(holder)
  const maps = useDrawnMaps(holder, wish.language)
  const scene = useScene(maps, size, wish)
  return (
    <div className="m-maps map-fill" ref={holder}>
      {maps && scene && (
        <maps.Drawing scene={scene} label={label} note={note} isBranch={branch !== undefined} key={scene.route} />
      )}
      {branch && scene?.from && (
        <a
          className="map-pin"
          style={{ left: scene.from.at[0], top: scene.from.at[1] }}
          href={branch.href}
          title={branch.label}
          aria-label={branch.label}
          target="_blank"
          rel="noopener noreferrer"
        />
      )}
    </div>
  )
}

/** Draws the scene in short tasks. The previous scene stays until the new one is ready. Undefined before the first scene is ready. */
function useScene(maps: DrawnMaps | undefined, size: Size | undefined, wish: Omit<MapWish, 'width' | 'height'>) {
  const { from, to, home, line, isEstimated, language, least } = wish
  const [scene, setScene] = useState<Scene>()
  useEffect(() => {
    if (!maps || !size) return undefined
    const points = {
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(home ? { home } : {}),
      ...(line ? { line } : {}),
      ...(least ? { least } : {}),
    }
    const stop = new AbortController()
    const steps = maps.drawScene(maps.atlas, { ...size, ...points, isEstimated: isEstimated ?? false, language })
    void runInTasks(steps, stop.signal).then((drawn) => drawn && setScene(drawn))
    return () => stop.abort()
  }, [maps, size, from, to, home, line, isEstimated, language, least])
  return scene
}

interface Size {
  width: number
  height: number
}

function useSize(holder: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Size>()
  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      const next = { width: Math.round(width), height: Math.round(height) }
      if (next.width > 0 && next.height > 0)
        setSize((now) => (now?.width === next.width && now.height === next.height ? now : next))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [holder])
  return size
}

/**
 * Loads the code and data of the drawn map when the container is near the visible area: at most a quarter of the screen away. Undefined
 * until they are loaded.
 */
function useDrawnMaps(holder: React.RefObject<HTMLElement | null>, locale: Locale): DrawnMaps | undefined {
  const [maps, setMaps] = useState<DrawnMaps>()
  useEffect(() => {
    const element = holder.current
    if (!element) return undefined
    const stop = new AbortController()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // If the code cannot be loaded, for example offline, the container stays empty. The page also shows distance and duration as text.
        void loadDrawnMaps(locale, stop.signal).then(
          (loaded) => stop.signal.aborted || setMaps(loaded),
          () => undefined,
        )
      },
      { rootMargin: '25% 0px' },
    )
    observer.observe(element)
    return () => {
      stop.abort()
      observer.disconnect()
    }
  }, [holder, locale])
  return maps
}
