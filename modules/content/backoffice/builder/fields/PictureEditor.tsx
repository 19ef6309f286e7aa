import { builderTexts } from '../../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Checkbox, Textarea } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { ImageValue } from '../../../rules/blocks/fields.ts'
import { controlId } from './field-view.ts'
import { useLibraryAlt } from './use-library-alt.ts'

interface PictureProps {
  path: string
  image: ImageValue
  onChange: (image: ImageValue) => void
  /** Language of the page. */
  language: 'de' | 'en'
  /** The reason why the page cannot be published with this picture. */
  error?: string | undefined
  onRemove?: () => void
}

/**
 * Shows a picture with its description and its focal point, which stays visible when the picture is cropped. The user sets the focal point by a click
 * or with the arrow keys. A description is also stored in the library if the library has none in this language.
 */
export function PictureEditor({ error, image, language, onChange, onRemove, path }: PictureProps) {
  const t = useTexts(builderTexts).field
  const library = useLibraryAlt(language)
  const at = image.focal ?? { x: 0.5, y: 0.5 }
  const move = (x: number, y: number) => onChange({ ...image, focal: { x: round(x), y: round(y) } })
  const keys: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-0.05, 0],
    ArrowRight: [0.05, 0],
    ArrowUp: [0, -0.05],
    ArrowDown: [0, 0.05],
  }
  const press = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (!step) return
    event.preventDefault()
    move(at.x + step[0], at.y + step[1])
  }
  return (
    <div className="col" style={{ gap: 10 }}>
      <div className="picture">
        <button
          type="button"
          className="plain focal"
          aria-label={`${t.focal}: ${t.focalAt(Math.round(at.x * 100), Math.round(at.y * 100))}`}
          title={t.focalHelp}
          onKeyDown={press}
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect()
            if (event.detail > 0) move((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
          }}
        >
          <img src={`/image/small/${image.id}-${image.version}.${image.extension}`} alt="" />
          <i style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }} aria-hidden />
        </button>
        {onRemove ? (
          <ActionIcon size="xs" variant="subtle" aria-label={t.remove} onClick={onRemove}>
            <IconTrash className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        ) : null}
      </div>
      <Textarea
        id={`${controlId(path)}-alt`}
        label={t.alt}
        description={t.altHelp}
        autosize
        minRows={1}
        error={error}
        lang={language}
        disabled={image.isDecorative === true}
        value={image.isDecorative ? '' : image.alt}
        onChange={(event) => onChange({ ...image, alt: event.currentTarget.value })}
        onFocus={() => library.begin(image)}
        onBlur={() => void library.end(image)}
      />
      <Checkbox
        label={t.decorative}
        checked={image.isDecorative === true}
        onChange={(event) => onChange({ ...image, isDecorative: event.currentTarget.checked })}
      />
    </div>
  )
}

const round = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
