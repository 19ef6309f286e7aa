import { useLayoutEffect, useRef, useState } from 'react'

/**
 * Finds the number of columns that must be hidden, so that the table of a list needs no horizontal scrolling. The table is measured,
 * because its width depends on the texts. Columns are hidden one by one before the browser paints. When the width or the rows change, the
 * measuring starts again with all columns.
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
    // Names and fonts may load after the rows. They can make the table wider without a new render.
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
