import { productWords } from '../../words/product.ts'
import { type Problem, problemAt } from '#ui/backoffice/crud/problems.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { noteKey } from '../../rules/product-notes.ts'
import { ActionIcon, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { OptionRows } from './OptionRows.tsx'
import { englishPart, optionsOf, type Step, type Translations, withEnglishPart } from '../parts/product-values.ts'

const withOptions: ReadonlySet<Step['type']> = new Set(['select', 'multiselect', 'addons'])

interface StepCardProps {
  step: Step
  onChange: (step: Step) => void
  handle: ReactNode
  bin: ReactNode
  /** True: the booking form fills this step, so staff cannot change its type, make it optional or remove it. */
  isFixed: boolean
  isOpen: boolean
  onToggle: () => void
  /** The errors of this step. Each path is relative to the step, for example 'name'. */
  problems: readonly Problem[]
  translations: Translations
  onTranslations: (translations: Translations) => void
  onBlur: () => void
  readOnly: boolean
}

/** The card of one step. When it is closed, it shows a summary; when it is open, a form with the options. */
export function StepCard({
  step,
  onChange,
  handle,
  bin,
  isFixed,
  isOpen,
  onToggle,
  problems,
  translations,
  onTranslations,
  onBlur,
  readOnly,
}: StepCardProps) {
  const t = useTexts(productWords).parts
  const name = step.name || t.unnamed
  const isAsking = isFixed && step.type === 'addons'
  const hasOptions = withOptions.has(step.type)
  const Arrow = isOpen ? IconChevronDown : IconChevronRight
  return (
    <div className="part">
      <div className="ph">
        {handle}
        <ActionIcon
          size="xs"
          aria-expanded={isOpen}
          aria-label={isOpen ? t.close(name) : t.open(name)}
          onClick={onToggle}
        >
          <Arrow className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
        <button type="button" className="plain b el" tabIndex={-1} onClick={onToggle}>
          {name}
        </button>
        <span className="bdg out hide-phone">{t.types[step.type]}</span>
        <span className={`bdg ${step.isOptional ? '' : 'prog'}`}>{step.isOptional ? t.isOptional : t.required}</span>
        {hasOptions ? <span className="mut sm nw hide-phone">{t.options(optionsOf(step).length)}</span> : null}
        <span className="sp" />
        {isFixed ? null : bin}
      </div>
      {isOpen ? (
        <div className="pb2 col" style={{ gap: 14 }}>
          {isFixed ? (
            <p className="hint">
              {t.fixed}. {t.fixedText}
            </p>
          ) : null}
          <div className="fgrid">
            <TextInput
              label={t.name}
              withAsterisk
              maxLength={120}
              readOnly={readOnly}
              value={step.name}
              error={problemAt(problems, 'name')}
              onBlur={onBlur}
              onChange={(event) => onChange({ ...step, name: event.currentTarget.value })}
            />
            <TextInput
              label={t.nameEn}
              lang="en"
              maxLength={120}
              readOnly={readOnly}
              placeholder={step.name}
              value={englishPart(translations, step.id)}
              onChange={(event) => onTranslations(withEnglishPart(translations, step.id, event.currentTarget.value))}
            />
            <Select
              label={t.type}
              disabled={isFixed}
              readOnly={readOnly}
              allowDeselect={false}
              data={Object.entries(t.types).map(([value, label]) => ({ value, label }))}
              value={step.type}
              onChange={(type) => onChange({ ...step, type: (type ?? step.type) as Step['type'] })}
            />
            <Textarea
              label={t.description}
              autosize
              minRows={1}
              maxLength={500}
              readOnly={readOnly}
              value={step.description ?? ''}
              onChange={(event) => onChange({ ...step, description: event.currentTarget.value })}
            />
            {step.description ? (
              <Textarea
                label={t.descriptionEn}
                lang="en"
                autosize
                minRows={1}
                maxLength={500}
                readOnly={readOnly}
                placeholder={step.description}
                value={englishPart(translations, noteKey(step.id))}
                onChange={(event) =>
                  onTranslations(withEnglishPart(translations, noteKey(step.id), event.currentTarget.value))
                }
              />
            ) : null}
          </div>
          {isFixed ? null : (
            <Switch
              label={t.optionalSwitch}
              disabled={readOnly}
              checked={step.isOptional === true}
              onChange={(event) => onChange({ ...step, isOptional: event.currentTarget.checked })}
            />
          )}
          {isAsking ? <p className="hint">{t.questionHint}</p> : null}
          {hasOptions ? (
            <OptionRows
              step={step}
              isAsking={isAsking}
              onChange={onChange}
              problems={problems}
              translations={translations}
              onTranslations={onTranslations}
              onBlur={onBlur}
              readOnly={readOnly}
            />
          ) : ['image', 'images', 'file', 'files'].includes(step.type) ? (
            <p className="hint">{t.fileText}</p>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
