import { useTexts } from '#ui/backoffice/staff.tsx'
import { type PointerEvent, useRef, useState } from 'react'
import type { ImageEdit, ImageView } from '../../contract.ts'
import { movedPoint } from '../../rules/crop.ts'
import { libraryTexts } from '../../words/library.ts'
import { imageAddress } from '../library/ImageGrid.tsx'
import { stepOf } from './arrow-step.ts'
import { CropBox } from './CropBox.tsx'
import { CropTools, ratioOf } from './CropTools.tsx'
import { editOf, type ImageDraft } from './use-image-draft.ts'

const whole: ImageEdit = { turn: 0, isMirrored: false, crop: null }

interface FrameProps {
  image: ImageView
  draft: ImageDraft
  onChange: (part: ImageDraft) => void
}

/**
 * Shows the picture with its focal point. While staff crop the picture, the original file is shown instead, with the frame of the crop. The focal
 * point and the frame can be moved by mouse and by keys.
 */
export function CropFrame({ draft, image, onChange }: FrameProps) {
  const t = useTexts(libraryTexts).image
  const stage = useRef<HTMLDivElement>(null)
  const [wantsFree, setWantsFree] = useState(false)
  const present = image.versions.find(({ version }) => version === image.version)
  const source = image.versions.find(({ version }) => version === present?.source) ?? image
  const edit = draft.edit === undefined ? (editOf(image) ?? whole) : (draft.edit ?? whole)
  const isTurned = edit.turn % 180 !== 0
  const ratio = isTurned ? source.height / source.width : source.width / source.height
  const { crop } = edit
  const chosen = ratioOf(crop, ratio, wantsFree)
  const setEdit = (next: ImageEdit) =>
    onChange({ edit: next.turn === 0 && !next.isMirrored && !next.crop ? null : next })
  const focal = draft.focal ?? image.focal
  // While staff crop, the original file is shown, and the focal point is hidden because it refers to the cropped picture.
  const isCutting = draft.edit !== undefined
  const at = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    return box
      ? { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }
      : { x: 0, y: 0 }
  }
  const shown = isCutting ? { id: image.id, version: source.version, extension: source.extension } : image
  const per = (share: number): string => `${share * 100}%`
  return (
    <>
      {image.extension === 'svg' ? (
        <p className="mut sm">{t.noCrop}</p>
      ) : (
        <CropTools
          edit={edit}
          chosen={chosen}
          ratio={ratio}
          focal={focal}
          onChange={(next, name) => {
            setWantsFree(name === 'free')
            setEdit(next)
          }}
        />
      )}
      <div className="stage-box">
        <div ref={stage} className="stage-picture" style={isCutting && isTurned ? { aspectRatio: ratio } : undefined}>
          <img
            src={imageAddress(shown, 'large')}
            alt={image.alt}
            draggable={false}
            className={isCutting && isTurned ? 'sideways' : undefined}
            style={
              isCutting
                ? {
                    transform: `${isTurned ? 'translate(-50%,-50%) ' : ''}${edit.isMirrored ? 'scaleX(-1) ' : ''}rotate(${edit.turn}deg)`,
                    ...(isTurned ? { width: per(1 / ratio) } : {}),
                  }
                : drawingSize(image)
            }
          />
          {isCutting && crop ? (
            <CropBox
              crop={crop}
              isFree={chosen === 'free'}
              at={at}
              onChange={(next) => setEdit({ ...edit, crop: next })}
            />
          ) : null}
          {isCutting ? null : (
            <button
              type="button"
              className="plain focal-area"
              aria-label={`${t.focal(Math.round(focal.x * 100), Math.round(focal.y * 100))}. ${t.focalHelp}`}
              onPointerDown={(event) => onChange({ focal: movedPoint(at(event), { x: 0, y: 0 }) })}
              onKeyDown={(event) => {
                const step = stepOf(event)
                if (!step) return
                event.preventDefault()
                onChange({ focal: movedPoint(focal, step) })
              }}
            >
              <i className="focal-point" style={{ left: per(focal.x), top: per(focal.y) }} aria-hidden />
            </button>
          )}
        </div>
      </div>
    </>
  )
}

/** The width of the element that shows an SVG. Without it, an SVG that has no size of its own would be invisible. */
const drawingSize = ({ extension, height, width }: ImageView) =>
  extension === 'svg' ? { width: `calc(40vh * ${width > 0 && height > 0 ? width / height : 4 / 3})` } : undefined
