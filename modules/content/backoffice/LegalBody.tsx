import { configWords } from '../words/config.ts'
import { editorTexts } from '#i18n/editors/frame.ts'
import type { configEntity } from './config-entity.ts'
import type { SectionView } from '#ui/backoffice/crud/editor.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { bothOf } from './BothField.tsx'
import { RichTextEditor } from './RichTextEditor.tsx'

const texts = ['termsAndConditions', 'privacyPolicy', 'imprint', 'allergens', 'accessibility'] as const

/**
 * The section of the settings form for the legal texts. Buttons choose one of the texts; only that text and its address on another website are shown.
 */
export function LegalBody({ field }: SectionView<typeof configEntity>) {
  const t = useTexts(configWords)
  const [shown, setShown] = useState<(typeof texts)[number]>('termsAndConditions')
  return (
    <div className="col" style={{ gap: 16 }}>
      <div className="m-content chips" role="group" aria-label={t.legal.choose}>
        {texts.map((name) => (
          <button
            key={name}
            type="button"
            className="chip"
            aria-pressed={shown === name}
            onClick={() => setShown(name)}
          >
            {t.fields[`${name}Text`]}
          </button>
        ))}
      </div>
      <div key={shown} className="col" style={{ gap: 16 }}>
        {field(`${shown}Text`)}
        {shown === 'accessibility' ? null : field(shown)}
      </div>
    </div>
  )
}

/** The editor of one legal text. A switch chooses German or English. Only one language is shown, so that the editor can use the full width. */
export function LegalText({ id, label, value, onChange, onBlur, readOnly, error }: FieldProps) {
  const t = useTexts(editorTexts).field
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const both = bothOf(value)
  return (
    <div className="fld" id={id} tabIndex={-1}>
      <div className="row">
        <span className="lbl">{label}</span>
        <span className="sp" />
        <SegmentedControl
          size="xs"
          aria-label={label}
          data={[
            { value: 'de', label: t.german },
            { value: 'en', label: t.english },
          ]}
          value={language}
          onChange={(next) => setLanguage(next === 'en' ? 'en' : 'de')}
        />
      </div>
      <RichTextEditor
        key={language}
        label={t.inLanguage(label, language === 'de' ? t.german : t.english)}
        language={language}
        value={both[language]}
        readOnly={readOnly}
        onBlur={onBlur}
        onChange={(html) => onChange({ ...both, [language]: html })}
      />
      {error ? (
        <p className="errm" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
