import { PictureLibrary } from '#modules/media/backoffice/parts/PictureLibrary.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import type { LayerOf } from '../contract.ts'
import { fileOf } from '../rules/bindings.ts'
import { templateTexts } from '../words/templates.ts'

type Fallback = LayerOf<'image'>['fallback']

/**
 * A field that chooses the picture of a layer. If the layer shows the picture of a product or page, the chosen picture is drawn only if the
 * product or page has no picture.
 */
export function PictureField({ layer, onChange }: { layer: LayerOf<'image'>; onChange: (picture: Fallback) => void }) {
  const t = useTexts(templateTexts)
  const { binding, fallback } = layer
  return (
    <div className="col">
      <b className="sm">{binding ? t.fallback : t.picture}</b>
      {fallback ? <img className="thumb" src={`/image/thumbnail/${fileOf(fallback)}`} alt={fallback.alt} /> : null}
      <div className="row">
        <PictureLibrary
          isSingle
          language="de"
          onPick={([picked]) => {
            if (picked) {
              const { alt, extension, focal, id, version } = picked
              onChange({ id, version, extension, alt, focal })
            }
          }}
        />
        {fallback ? (
          <Button size="xs" variant="subtle" onClick={() => onChange(null)}>
            {t.remove}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
