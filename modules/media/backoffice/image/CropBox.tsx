import { useTexts } from '#ui/backoffice/staff.tsx'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Crop, cropEdges, isCorner, movedCrop, type Point, resizedCrop } from '../../rules/crop.ts'
import { libraryTexts } from '../../words/library.ts'
import { stepOf } from './arrow-step.ts'

interface BoxProps {
  crop: Crop
  /** True: all edges and corners can be dragged. False: only the corners can be dragged, and the ratio of the sides does not change. */
  isFree: boolean
  /** Converts the position of the pointer to fractions (0 to 1) of the picture's width and height. */
  at: (event: PointerEvent) => Point
  onChange: (crop: Crop) => void
}

/** The frame around the part of a picture that is kept. Mouse, finger or arrow keys move the whole frame, or one of its edges or corners. */
export function CropBox({ at, crop, isFree, onChange }: BoxProps) {
  const t = useTexts(libraryTexts).image
  const drag = useRef<{ from: Point; crop: Crop }>(undefined)
  const moves = (changed: (crop: Crop, by: Point) => Crop) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { from: at(event), crop }
    },
    onPointerMove: (event: PointerEvent) => {
      if (!drag.current) return
      const { from, crop: before } = drag.current
      const now = at(event)
      onChange(changed(before, { x: now.x - from.x, y: now.y - from.y }))
    },
    onPointerUp: () => {
      drag.current = undefined
    },
    onPointerCancel: () => {
      drag.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOf(event)
      if (!step) return
      event.preventDefault()
      onChange(changed(crop, step))
    },
  })
  const per = (share: number): string => `${share * 100}%`
  const place = { left: per(crop.x), top: per(crop.y), width: per(crop.width), height: per(crop.height) }
  return (
    <>
      <span className="crop-shade" aria-hidden>
        <i style={place} />
      </span>
      <div className="crop-box" style={place}>
        <button type="button" className="plain crop-move" aria-label={t.move} {...moves(movedCrop)} />
        {cropEdges
          .filter((edge) => isFree || isCorner(edge))
          .map((edge) => (
            <button
              key={edge}
              type="button"
              className={`plain crop-edge ${edge}`}
              aria-label={t.edges[edge]}
              {...moves((before, by) => resizedCrop(before, edge, by, !isFree))}
            />
          ))}
      </div>
    </>
  )
}
