import { editorTexts } from '#i18n/editors/frame.ts'
import { Textarea, TextInput } from '@mantine/core'
import { useTexts } from '../../staff.tsx'
import type { FieldProps } from '../field-props.ts'
import { problemAt } from '../problems.ts'
import { englishFields } from './english-fields.ts'
import { Labelled } from './Labelled.tsx'

type Words = Readonly<Record<string, unknown>>
const wordsOf = (value: unknown): Words => (typeof value === 'object' && value !== null ? (value as Words) : {})

/** English texts for the German fields of the same names. If an English text is empty, the German text is shown. */
export function TranslationsField({ omit, ...props }: FieldProps & { omit?: readonly string[] }) {
  const t = useTexts(editorTexts).field
  const translations = wordsOf(props.value)
  const english = wordsOf(translations['en'])
  const set = (name: string, text: string) => {
    const { [name]: _, ...others } = english
    props.onChange({ ...translations, en: text === '' ? others : { ...others, [name]: text } })
  }
  return (
    <Labelled {...props}>
      <div className="col" style={{ gap: 14 }}>
        {englishFields(props.field.schema).map(({ name, max }) => {
          if (omit?.includes(name)) return null
          const german = props.values[name]
          const shared = {
            label: t.inLanguage(props.choices[name] ?? name, t.english),
            maxLength: max,
            error: problemAt(props.problems, `en.${name}`),
            readOnly: props.readOnly,
            onBlur: props.onBlur,
            lang: 'en',
            placeholder: typeof german === 'string' ? german : '',
            value: typeof english[name] === 'string' ? english[name] : '',
          }
          return (max ?? 0) > 300 ? (
            <Textarea
              key={name}
              {...shared}
              autosize
              minRows={3}
              maxRows={12}
              onChange={(event) => set(name, event.currentTarget.value)}
            />
          ) : (
            <TextInput key={name} {...shared} onChange={(event) => set(name, event.currentTarget.value)} />
          )
        })}
      </div>
    </Labelled>
  )
}
