import { useTexts } from '#ui/backoffice/staff.tsx'
import type { ImageView } from '../../contract.ts'
import { coverOf, type Point } from '../../rules/crop.ts'
import { libraryTexts } from '../../words/library.ts'
import { imageAddress } from '../library/ImageGrid.tsx'

/**
 * The size in px of the example boxes. Each box has the ratio to which pictures are cropped in one place: hero block, card, signage screen, shared
 * link.
 */
const spots = { hero: [190, 107], card: [107, 107], screen: [80, 107], share: [204, 107] } as const

/**
 * Shows how the hero block, cards, screens and shared links crop the picture around the current focal point, also while the user moves the
 * point. Nothing is shown if the size of the picture is not known.
 */
export function CutStrip({ focal, image }: { image: ImageView; focal: Point }) {
  const t = useTexts(libraryTexts).image
  if (image.width === 0 || image.height === 0) return null
  return (
    <div className="col" style={{ gap: 8 }}>
      <div className="row w">
        <b>{t.strip}</b>
        <span className="sp" />
        <span className="mut sm" role="status">
          {t.focal(Math.round(focal.x * 100), Math.round(focal.y * 100))} · {t.focalHelp}
        </span>
      </div>
      <div className="row w strip">
        {(Object.keys(spots) as (keyof typeof spots)[]).map((name) => {
          const [w, h] = spots[name]
          const at = coverOf({ w, h }, { iw: image.width, ih: image.height }, focal)
          return (
            <figure key={name} style={{ width: w }}>
              <span className="cut" style={{ width: w, height: h }}>
                <img
                  src={imageAddress(image)}
                  alt=""
                  style={{ width: at.width, height: at.height, left: at.x, top: at.y }}
                />
              </span>
              <figcaption className="sm">{t.spots[name]}</figcaption>
            </figure>
          )
        })}
      </div>
    </div>
  )
}
