import { productWords } from '../../words/product.ts'
import { PictureDrop } from '#ui/backoffice/crud/fields/PictureDrop.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Popover, TextInput } from '@mantine/core'
import { IconPhotoPlus } from '@tabler/icons-react'
import { editorTexts } from '#i18n/editors/frame.ts'
import { useArtwork } from '../artwork.tsx'
import type { Option } from '../parts/product-values.ts'

/** A small picture next to an option. A click on it opens a dialog in which staff choose another picture. */
export function OptionPicture({
  option,
  onChange,
  readOnly,
}: {
  option: Option
  onChange: (option: Option) => void
  readOnly: boolean
}) {
  const t = useTexts(productWords).parts
  const field = useTexts(editorTexts).field
  const artwork = useArtwork()
  const [image] = option.images ?? []
  return (
    <Popover width={320} position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className="optpic" disabled={readOnly} aria-label={t.pictureOf(option.name || t.option)}>
          {image ? (
            <img src={`/image/icon/${image.id}-${image.version}.${image.extension}`} alt="" />
          ) : (
            <IconPhotoPlus className="i" stroke={1.75} aria-hidden />
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className="col">
          {image ? (
            <>
              <TextInput
                label={field.pictureAlt}
                maxLength={200}
                value={image.alt ?? ''}
                onChange={(event) => onChange({ ...option, images: [{ ...image, alt: event.currentTarget.value }] })}
              />
              <Button size="xs" onClick={() => onChange({ ...option, images: [] })}>
                {t.pictureRemove}
              </Button>
            </>
          ) : null}
          <PictureDrop artwork={artwork} isSingle onAdd={(images) => onChange({ ...option, images })} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
