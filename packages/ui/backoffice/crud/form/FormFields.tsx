import { Suspense } from 'react'
import { useLocale } from '../../staff.tsx'
import { type AnyEditor, fieldId, labelOf } from '../editor.ts'
import type { FieldComponent } from '../field-props.ts'
import { languagePair, missingEnglish } from '../fields/english-fields.ts'
import { widgets } from '../fields/widgets.ts'
import { problemAt, problemsWithin } from '../problems.ts'
import { isRequired, type StoredRecord } from '../record.ts'
import { useSlots } from '../slots.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import type { RecordForm } from './use-record-form.ts'

interface OneFieldProps {
  editor: AnyEditor
  form: RecordForm
  name: string
  readOnly: boolean
}

/**
 * One field with its control: hand-written, provided by a module, or the default control of its widget. Nothing is shown if there is no
 * control.
 */
function OneField({ editor, form, name, readOnly }: OneFieldProps) {
  const words = editor.words(useLocale())
  const slots = useSlots()
  const field = editor.entity.fields[name]
  const Control: FieldComponent | undefined =
    editor.overrides?.[name] ?? (field ? (slots.widgets[field.widget] ?? widgets[field.widget]) : undefined)
  if (!field || !Control) return null
  const problems = problemsWithin(form.problems, name)
  const isWide = !editor.halves?.includes(name)
  return (
    <div className={isWide ? 'wide' : ''} data-field={name}>
      <Suspense fallback={null}>
        <Control
          name={name}
          id={fieldId(name)}
          label={labelOf(words, name)}
          help={words.help[name]}
          required={isRequired(field)}
          readOnly={readOnly}
          field={field}
          value={form.values[name]}
          values={form.values}
          onChange={(value) => form.set(name, value)}
          set={form.set}
          onBlur={() => form.blur(name)}
          error={problemAt(problems, '')}
          problems={problems}
          attempt={form.attempt}
          choices={words.choices[name] ?? (field.widget === 'translations' ? words.fields : {})}
        />
      </Suspense>
    </div>
  )
}

/** The fields of a section, or the component that replaces them. */
export function SectionFields({
  editor,
  form,
  section,
  names,
  record,
  readOnly,
}: {
  editor: AnyEditor
  form: RecordForm
  section: string
  names: readonly string[]
  record: StoredRecord | undefined
  readOnly: boolean
}) {
  const Body = editor.bodies?.[section]
  const field = (name: string) => <OneField key={name} editor={editor} form={form} name={name} readOnly={readOnly} />
  if (Body) return <Body values={form.values} record={record} set={form.set} field={field} />
  const pair = languagePair(editor.entity.fields, names, editor.outsideTabs)
  if (!pair) return <div className="fgrid">{names.map(field)}</div>
  const [first] = pair.german
  const problemsOf = (some: readonly string[]) =>
    some.filter((name) => problemsWithin(form.problems, name).length > 0).length
  return (
    <div className="fgrid">
      {names.map((name) =>
        name === first ? (
          <LanguageTabs
            key="languages"
            fields={{ de: pair.german.map(field), en: field(pair.english) }}
            problems={{ de: problemsOf(pair.german), en: problemsOf([pair.english]) }}
            missing={missingEnglish(form.values, pair)}
            attempt={form.attempt}
          />
        ) : name === pair.english || pair.german.includes(name) ? null : (
          field(name)
        ),
      )}
    </div>
  )
}
