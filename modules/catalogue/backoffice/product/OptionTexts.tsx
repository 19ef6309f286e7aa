import { useTexts } from '#ui/backoffice/staff.tsx'
import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { noteKey } from '../../rules/product-notes.ts'
import { questionKey } from '../../rules/product-words.ts'
import { productWords } from '../../words/product.ts'
import { englishPart, type Option, type Translations, withEnglishPart } from '../parts/product-values.ts'

/**
 * The note of an option and, for an accessory of a ride, its question to the guest. A field for the English text appears when the German
 * text is not empty.
 */
export function OptionTexts(props: {
  option: Option
  /** The key of the option's texts in the translations: '<step id>.<option id>'. */
  textKey: string
  /** True: the option is an accessory of a ride, for example a child seat. It may have a question to the guest. */
  isAsking: boolean
  onChange: (option: Option) => void
  translations: Translations
  onTranslations: (translations: Translations) => void
  onKeyDown: (event: KeyboardEvent) => void
}) {
  const { isAsking, onChange, onKeyDown, onTranslations, option, textKey, translations } = props
  const t = useTexts(productWords).parts
  const name = option.name || t.option
  const english = (key: string, className: string, label: string, maxLength: number) => (
    <TextInput
      className={className}
      aria-label={`${name}: ${label}`}
      lang="en"
      placeholder={label}
      maxLength={maxLength}
      value={englishPart(translations, key)}
      onKeyDown={onKeyDown}
      onChange={(event) => onTranslations(withEnglishPart(translations, key, event.currentTarget.value))}
    />
  )
  return (
    <>
      <TextInput
        aria-label={`${name}: ${t.note}`}
        placeholder={t.note}
        maxLength={500}
        value={option.description ?? ''}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange({ ...option, description: event.currentTarget.value })}
      />
      {option.description ? english(noteKey(textKey), 'note-en', t.descriptionEn, 500) : null}
      {isAsking ? (
        <TextInput
          className="question"
          aria-label={`${name}: ${t.question}`}
          placeholder={t.question}
          maxLength={80}
          value={option.question ?? ''}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange({ ...option, question: event.currentTarget.value })}
        />
      ) : null}
      {isAsking && option.question ? english(questionKey(textKey), 'question-en', t.questionEn, 80) : null}
    </>
  )
}
