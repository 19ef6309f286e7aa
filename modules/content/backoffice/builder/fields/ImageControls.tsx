import { builderTexts } from '../../../words/builder.ts'
import { PictureDrop } from '#ui/backoffice/crud/fields/PictureDrop.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import type { ReactNode } from 'react'
import { readImage } from '../../../rules/blocks/read-block.ts'
import type { ImageValue } from '../../../rules/blocks/fields.ts'
import { type ControlProps, controlId, useControl } from './field-view.ts'
import { PictureEditor } from './PictureEditor.tsx'

/**
 * A field for one picture. The user drops it or chooses it from the library, and describes it. The user also sets its focal point: the point that
 * stays visible when the picture is cropped.
 */
export function ImageControl(props: ControlProps) {
  const { error, help, label } = useControl(props)
  const image = readImage(props.value)
  return (
    <Frame
      path={props.path}
      label={label}
      isRequired={props.field.required === true}
      help={help}
      error={image ? undefined : error}
    >
      {image ? (
        <PictureEditor
          path={props.path}
          language={props.language}
          error={error}
          image={image}
          onChange={props.onChange}
          onRemove={() => props.onChange(undefined)}
        />
      ) : (
        <PictureDrop
          artwork={[]}
          isSingle
          language={props.language}
          onAdd={([first]) => first && props.onChange(first)}
          onPick={([first]) => first && props.onChange(first)}
        />
      )}
    </Frame>
  )
}

/** A field for several pictures. The user sets their order. */
export function ImagesControl(props: ControlProps<Extract<ControlProps['field'], { type: 'images' | 'files' }>>) {
  const { error, help, label } = useControl(props)
  const t = useTexts(builderTexts).field
  const images = (Array.isArray(props.value) ? props.value : []).flatMap((one) => readImage(one) ?? [])
  const most = props.field.max ?? 200
  return (
    <Frame path={props.path} label={label} isRequired={props.field.required === true} help={help} error={error}>
      <Rows<ImageValue>
        rows={images}
        onChange={props.onChange}
        create={() => ({ id: '', version: 1, extension: '', alt: '' })}
        nameOf={(image, index) => image.alt || t.picture(index + 1)}
        emptyText=""
        renderFramed={(handle, bin, image, index, set) => (
          <div className="part" key={image.id}>
            <div className="ph">
              {handle}
              <span className="el b">{image.alt || t.picture(index + 1)}</span>
              <span className="sp" />
              {bin}
            </div>
            <div className="pb2">
              <PictureEditor
                path={`${props.path}.${index}`}
                language={props.language}
                error={props.problems.get(`${props.path}.${index}`)}
                image={image}
                onChange={set}
              />
            </div>
          </div>
        )}
      >
        {() => null}
      </Rows>
      {images.length < most ? (
        <PictureDrop
          artwork={[]}
          isSingle={false}
          language={props.language}
          onPick={(added) => props.onChange([...images, ...added].slice(0, most))}
          onAdd={(added) => props.onChange([...images, ...added].slice(0, most))}
        />
      ) : null}
    </Frame>
  )
}

function Frame(props: {
  path: string
  label: string
  isRequired: boolean
  help: string | undefined
  error: string | undefined
  children: ReactNode
}) {
  return (
    <div className="fld m-content" role="group" aria-label={props.label} id={controlId(props.path)} tabIndex={-1}>
      <span className={`lbl ${props.isRequired ? 'req' : ''}`}>{props.label}</span>
      {props.help ? <p className="hint">{props.help}</p> : null}
      {props.children}
      {props.error ? (
        <p className="errm" role="alert">
          {props.error}
        </p>
      ) : null}
    </div>
  )
}
