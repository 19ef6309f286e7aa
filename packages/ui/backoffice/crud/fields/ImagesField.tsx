import { editorTexts } from '#i18n/editors/frame.ts'
import { Select, TextInput } from '@mantine/core'
import * as z from 'zod'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { bareSchema } from '../record.ts'
import { Labelled } from './Labelled.tsx'
import { Rows } from './Rows.tsx'

interface ImageRef {
  id: string
  version: number
  extension: string
  alt: string
}

const nothing: readonly { id: string; label: string }[] = []
const imagesOf = (value: unknown): ImageRef[] =>
  Array.isArray(value) ? (value as ImageRef[]) : value && typeof value === 'object' ? [value as ImageRef] : []
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema

/** Pictures of a record in their order, the first is the title picture; chosen from the brand's artwork, described for those who do not see it. */
export function ImagesField({
  artwork = nothing,
  ...props
}: FieldProps & { artwork?: readonly { id: string; label: string }[] }) {
  const t = useTexts(editorTexts).field
  const isList = unwrapped(bareSchema(props.field.schema)) instanceof z.ZodArray
  const images = imagesOf(props.value)
  const known = artwork.map(({ id, label }) => ({ value: id, label }))
  const options = [
    ...known,
    ...images
      .filter(({ id }) => id && !known.some((one) => one.value === id))
      .map(({ id }) => ({ value: id, label: id })),
  ]
  const change = (rows: ImageRef[]) => props.onChange(isList ? rows : (rows.at(-1) ?? null))
  return (
    <Labelled {...props}>
      <Rows
        rows={images}
        onChange={change}
        create={() => ({ id: options[0]?.value ?? '', version: 1, extension: 'svg', alt: '' })}
        readOnly={props.readOnly}
        nameOf={(_, index) => t.pictureNumber(index + 1)}
        addLabel={t.pictureDrawing}
        emptyText={t.pictureNone}
        className="images"
        unordered={!isList}
      >
        {(image, _, set, add) => (
          <>
            {image.id ? (
              <img className="thumb" src={`/image/${image.id}-${image.version}.${image.extension}`} alt="" />
            ) : (
              <span className="thumb" />
            )}
            <Select
              aria-label={t.pictureDrawing}
              data={options}
              value={image.id}
              allowDeselect={false}
              onChange={(id) => set({ ...image, id: id ?? image.id })}
            />
            <TextInput
              aria-label={t.pictureAlt}
              placeholder={t.pictureAlt}
              maxLength={200}
              value={image.alt}
              onChange={(event) => set({ ...image, alt: event.currentTarget.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && isList) {
                  event.preventDefault()
                  add()
                }
              }}
            />
          </>
        )}
      </Rows>
    </Labelled>
  )
}
