import { useLayoutEffect, useRef, useState } from 'react'

/**
 * How many columns of a list have to go so that its table needs no scrolling sideways: measured, for how wide a list is, only its words
 * know. One after the other goes before anything is painted; all are tried again where the room or the rows are others.
 */
export function useFittingColumns(most: number, rows: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const [fit, setFit] = useState({ rows, room: 0, gone: 0 })
  if (fit.rows !== rows) setFit({ ...fit, rows, gone: 0 })
  useLayoutEffect(() => {
    if (fit.gone < most && isTooWide(box.current)) setFit({ ...fit, gone: fit.gone + 1 })
  }, [fit, most])
  useLayoutEffect(() => {
    const [outer, table] = [box.current, box.current?.firstElementChild]
    if (!outer || !table) return undefined
    // Names that come later than their rows, and fonts, widen a table without drawing it anew.
    const watch = new ResizeObserver(() =>
      setFit((old) => {
        const room = outer.clientWidth
        if (room !== old.room) return { ...old, room, gone: old.room === 0 ? old.gone : 0 }
        return isTooWide(outer) && old.gone < most ? { ...old, gone: old.gone + 1 } : old
      }),
    )
    watch.observe(outer)
    watch.observe(table)
    return () => watch.disconnect()
  }, [most])
  return { box, gone: fit.gone }
}

const isTooWide = (box: HTMLElement | null): boolean => box !== null && box.scrollWidth > box.clientWidth
