import { editorTexts } from '#i18n/editors/frame.ts'
import { TextInput } from '@mantine/core'
import * as z from 'zod'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { bareSchema } from '../record.ts'
import { Labelled } from './Labelled.tsx'
import type { ImageRef } from '../slots.tsx'
import { PictureDrop } from './PictureDrop.tsx'
import { Rows } from './Rows.tsx'

const nothing: readonly { id: string; label: string }[] = []
const imagesOf = (value: unknown): ImageRef[] =>
  Array.isArray(value) ? (value as ImageRef[]) : value && typeof value === 'object' ? [value as ImageRef] : []
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional ? unwrapped(schema.unwrap() as z.ZodType) : schema

/**
 * The pictures of a record in their order. The first picture is the title picture. If the field can contain only one picture, a new
 * picture replaces the old one. Each picture has a description for people who cannot see it.
 */
export function ImagesField({
  artwork = nothing,
  ...props
}: FieldProps & { artwork?: readonly { id: string; label: string }[] }) {
  const t = useTexts(editorTexts).field
  const isList = unwrapped(bareSchema(props.field.schema)) instanceof z.ZodArray
  const images = imagesOf(props.value)
  const change = (rows: readonly ImageRef[]) => props.onChange(isList ? rows : (rows.at(-1) ?? null))
  return (
    <Labelled {...props}>
      <Rows
        rows={images}
        onChange={change}
        create={() => ({ id: '', version: 1, extension: 'svg', alt: '' })}
        readOnly={props.readOnly}
        nameOf={({ alt }, index) => alt || t.pictureNumber(index + 1)}
        emptyText={t.pictureNone}
        className="images"
        unordered={!isList}
      >
        {(image, index, set) => (
          <>
            <img className="thumb" src={`/image/thumbnail/${image.id}-${image.version}.${image.extension}`} alt="" />
            <TextInput
              aria-label={`${t.pictureAlt} ${index + 1}`}
              placeholder={t.pictureAlt}
              maxLength={200}
              value={image.alt}
              readOnly={props.readOnly}
              onBlur={props.onBlur}
              onChange={(event) => set({ ...image, alt: event.currentTarget.value })}
            />
            <span className="hint">{isList && index === 0 ? t.pictureTitle : null}</span>
          </>
        )}
      </Rows>
      {props.readOnly ? null : (
        <PictureDrop artwork={artwork} isSingle={!isList} onAdd={(added) => change([...images, ...added])} />
      )}
    </Labelled>
  )
}
