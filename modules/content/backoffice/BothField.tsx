import { editorTexts } from '#i18n/editors/frame.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Textarea, TextInput } from '@mantine/core'

interface Both {
  de: string
  en: string
}
export const bothOf = (value: unknown): Both => ({ de: '', en: '', ...(value as Partial<Both> | undefined) })

function BothText({ isLong, ...props }: FieldProps & { isLong: boolean }) {
  const t = useTexts(editorTexts).field
  const both = bothOf(props.value)
  return (
    <Labelled {...props}>
      <div className="g2">
        {(['de', 'en'] as const).map((language) => {
          const shared = {
            'aria-label': t.inLanguage(props.label, language === 'de' ? t.german : t.english),
            lang: language,
            value: both[language],
            readOnly: props.readOnly,
            error: problemAt(props.problems, language),
            onBlur: props.onBlur,
            description: language === 'de' ? t.german : t.english,
          }
          const change = (text: string) => props.onChange({ ...both, [language]: text })
          return isLong ? (
            <Textarea
              key={language}
              {...shared}
              autosize
              minRows={3}
              maxRows={8}
              onChange={(event) => change(event.currentTarget.value)}
            />
          ) : (
            <TextInput key={language} {...shared} onChange={(event) => change(event.currentTarget.value)} />
          )
        })}
      </div>
    </Labelled>
  )
}

/** `BothLine` is a one-line field and `BothParagraph` a multi-line field for a text in German and English. Both languages are shown at once. */
export const BothLine = (props: FieldProps) => <BothText {...props} isLong={false} />
export const BothParagraph = (props: FieldProps) => <BothText {...props} isLong />
