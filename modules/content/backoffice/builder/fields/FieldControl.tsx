import type { Field, FieldList } from '../../../rules/blocks/fields.ts'
import { isObject } from '../../../rules/blocks/values.ts'
import { blockTexts, textOf } from '../../../words/blocks.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Tabs } from '@mantine/core'
import type { ComponentProps } from 'react'
import {
  BooleanControl,
  DateControl,
  MultiselectControl,
  NumberControl,
  ReferenceControl,
  SelectControl,
} from './ChoiceControls.tsx'
import { CollectionControl } from './CollectionControl.tsx'
import { type ControlProps, controlId, type FieldsComponent, useControl } from './field-view.ts'
import { FileControl, FilesControl } from './FileControls.tsx'
import { ImageControl, ImagesControl } from './ImageControls.tsx'
import { ColourControl, HtmlControl, LineControl, ParagraphControl } from './TextControls.tsx'
import { UrlControl } from './UrlControl.tsx'

/** Renders one field with the control for its type. */
function FieldControl({ field, ...props }: ControlProps) {
  switch (field.type) {
    case 'url':
      return <UrlControl {...props} field={field} />
    case 'text':
    case 'email':
      return <LineControl {...props} field={field} />
    case 'textarea':
    case 'markdown':
      return <ParagraphControl {...props} field={field} />
    case 'wysiwyg':
      return <HtmlControl {...props} field={field} />
    case 'color':
      return <ColourControl {...props} field={field} />
    case 'number':
      return <NumberControl {...props} field={field} />
    case 'date':
      return <DateControl {...props} field={field} />
    case 'boolean':
      return <BooleanControl {...props} field={field} />
    case 'select':
      return <SelectControl {...props} field={field} />
    case 'multiselect':
      return <MultiselectControl {...props} field={field} />
    case 'reference':
      return <ReferenceControl {...props} field={field} />
    case 'image':
      return <ImageControl {...props} field={field} />
    case 'images':
      return <ImagesControl {...props} field={field} />
    case 'group':
      return <GroupControl {...props} field={field} />
    case 'collection':
      return <CollectionControl {...props} field={field} Fields={FieldControls} />
    case 'file':
      return <FileControl {...props} field={field} />
    case 'files':
      return <FilesControl {...props} field={field} />
    case 'tabs':
      return null
  }
}

/** Renders the controls for a list of fields. When a field becomes empty, its key is removed from the values. */
export function FieldControls({ fields, onChange, path, values, ...rest }: ComponentProps<FieldsComponent>) {
  const t = useTexts(blockTexts)
  const set = (name: string) => (value: unknown) => onChange(withField(values, name, value), name)
  return Object.entries(fields).map(([name, field]) => {
    if (field.type === 'tabs')
      return (
        <Tabs key={name} defaultValue={Object.keys(field.tabs)[0] ?? null}>
          <Tabs.List>
            {Object.entries(field.tabs).map(([tab, inside]) => (
              <Tabs.Tab key={tab} value={tab}>
                {textOf(t.fields, tab)} {countProblems(inside, path, rest.problems) || null}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {Object.entries(field.tabs).map(([tab, inside]) => (
            <Tabs.Panel key={tab} value={tab} className="col" style={{ gap: 13, paddingTop: 13 }}>
              <FieldControls {...rest} fields={inside} path={path} values={values} onChange={onChange} />
            </Tabs.Panel>
          ))}
        </Tabs>
      )
    return (
      <FieldControl
        key={name}
        {...rest}
        name={name}
        field={field}
        path={`${path}.${name}`}
        value={values[name]}
        onChange={set(name)}
      />
    )
  })
}

/** A field that contains other fields, shown as a fieldset. If all these fields become empty, the group itself has no value. */
function GroupControl({ field, onChange, ...props }: ControlProps<Extract<Field, { type: 'group' }>>) {
  const { label } = useControl({ ...props, field })
  const values = isObject(props.value) ? props.value : {}
  return (
    <fieldset className="group" id={controlId(props.path)}>
      <legend className="lbl">{label}</legend>
      <FieldControls
        fields={field.fields}
        path={props.path}
        problems={props.problems}
        language={props.language}
        values={values}
        onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
      />
    </fieldset>
  )
}

function withField(values: Readonly<Record<string, unknown>>, name: string, value: unknown): Record<string, unknown> {
  const { [name]: _old, ...rest } = values
  return value === undefined || value === '' ? rest : { ...rest, [name]: value }
}

const countProblems = (fields: FieldList, path: string, problems: ReadonlyMap<string, string>): number =>
  [...problems.keys()].filter((key) => Object.keys(fields).some((name) => key.startsWith(`${path}.${name}`))).length
