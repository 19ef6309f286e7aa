import { productWords } from '../../words/product.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { type Problem, problemAt } from '#ui/backoffice/crud/problems.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Select, TextInput } from '@mantine/core'
import { OptionPicture } from './OptionPicture.tsx'
import { OptionTexts } from './OptionTexts.tsx'
import {
  englishPart,
  freeId,
  type Option,
  optionsOf,
  type Step,
  type Translations,
  withEnglishPart,
} from '../parts/product-values.ts'

interface OptionRowsProps {
  step: Step
  /** True: the options are accessories of a ride, for example a child seat. Each of them may have a question to the guest. */
  isAsking: boolean
  onChange: (step: Step) => void
  problems: readonly Problem[]
  translations: Translations
  onTranslations: (translations: Translations) => void
  onBlur: () => void
  readOnly: boolean
}

/**
 * The options of a step, one in each row. An addon has a price per piece. For other options, staff choose whether the price is added,
 * subtracted, or replaces the price of the product.
 */
export function OptionRows({
  step,
  isAsking,
  onChange,
  problems,
  translations,
  onTranslations,
  onBlur,
  readOnly,
}: OptionRowsProps) {
  const t = useTexts(productWords).parts
  const { currency } = useStaff()
  const options = optionsOf(step)
  const isAddons = step.type === 'addons'
  const effects = Object.entries(t.effects).map(([value, label]) => ({ value, label }))
  return (
    <Rows<Option>
      rows={options}
      onChange={(next) => onChange({ ...step, options: next })}
      create={() => ({ id: freeId('option', options), name: '' })}
      nameOf={({ name }, index) => name || `${t.option} ${index + 1}`}
      addLabel={t.option}
      emptyText={t.noOptions}
      readOnly={readOnly}
      className={`m-catalogue opts ${isAddons ? 'addons' : ''}`}
      head={
        <>
          <span>{t.option}</span>
          <span>{t.optionEn}</span>
          <span>{t.note}</span>
          {isAddons ? null : <span>{t.effect}</span>}
          <span className="num">{t.amount}</span>
          <span>{t.picture}</span>
        </>
      }
    >
      {(option, index, set, add) => {
        const onEnter = (event: React.KeyboardEvent) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (index === options.length - 1) add()
        }
        const key = `${step.id}.${option.id}`
        return (
          <>
            <TextInput
              aria-label={t.option}
              placeholder={t.option}
              maxLength={120}
              value={option.name}
              error={problemAt(problems, `options.${index}.name`)}
              onBlur={onBlur}
              onKeyDown={onEnter}
              onChange={(event) => set({ ...option, name: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`${option.name || t.option} ${t.optionEn}`}
              lang="en"
              placeholder={t.optionEn}
              maxLength={120}
              value={englishPart(translations, key)}
              onKeyDown={onEnter}
              onChange={(event) => onTranslations(withEnglishPart(translations, key, event.currentTarget.value))}
            />
            <OptionTexts
              option={option}
              textKey={key}
              isAsking={isAsking}
              onChange={set}
              translations={translations}
              onTranslations={onTranslations}
              onKeyDown={onEnter}
            />
            {isAddons ? null : (
              <Select
                className="effect"
                aria-label={`${option.name || t.option}: ${t.effect}`}
                allowDeselect={false}
                data={effects}
                value={option.modifier ?? 'add'}
                onChange={(modifier) =>
                  set({ ...option, modifier: (modifier ?? 'add') as NonNullable<Option['modifier']> })
                }
              />
            )}
            <NumberBox
              aria-label={`${option.name || t.option}: ${t.amount}`}
              value={option.price ?? 0}
              digits={{ min: 2, max: 4 }}
              unit={currency === 'EUR' ? '€' : currency}
              error={problemAt(problems, `options.${index}.price`)}
              onBlur={onBlur}
              onEnter={() => {
                if (index === options.length - 1) add()
              }}
              onChange={(price) => set({ ...option, price: price ?? Number.NaN })}
            />
            <OptionPicture option={option} onChange={set} readOnly={readOnly} />
          </>
        )
      }}
    </Rows>
  )
}
