import { productWords } from '../../words/product.ts'
import type { productEntity } from '../../contract.ts'
import type { SectionView } from '#ui/backoffice/crud/editor.ts'
import { NumberBox } from '#ui/backoffice/crud/fields/NumberBox.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Select, Textarea, TextInput } from '@mantine/core'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { problemAt } from '#ui/backoffice/crud/problems.ts'
import { DiscountRows } from './DiscountRows.tsx'
import { type Content, contentOf } from '../parts/product-values.ts'

export const VehicleBody = ({ field }: SectionView<typeof productEntity>) => <>{field('content')}</>

/**
 * The fields that only a vehicle has: seats, luggage, drawing, language, a second description, and discounts for long rides (specification
 * §3, content).
 */
export function ContentField({ id, values, onChange, onBlur, problems, readOnly }: FieldProps) {
  const t = useTexts(productWords)
  const content = contentOf(values)
  const set = (part: Partial<Content>) => onChange({ ...content, ...part })
  /** Removes a field that staff have emptied, because null is not a valid value. */
  const without = (name: 'seats' | 'luggage' | 'identifier' | 'language') => {
    const { [name]: _, ...rest } = content
    onChange(rest)
  }
  const text = (value: string) => (value === '' ? without('identifier') : set({ identifier: value }))
  return (
    <div className="fgrid" id={id} tabIndex={-1}>
      <NumberBox
        label={t.seats}
        value={content.seats}
        digits={{ min: 0, max: 0 }}
        readOnly={readOnly}
        error={problemAt(problems, 'seats')}
        onBlur={onBlur}
        onChange={(seats) => (seats === undefined ? without('seats') : set({ seats }))}
      />
      <NumberBox
        label={t.luggage}
        value={content.luggage}
        digits={{ min: 0, max: 0 }}
        readOnly={readOnly}
        error={problemAt(problems, 'luggage')}
        onBlur={onBlur}
        onChange={(luggage) => (luggage === undefined ? without('luggage') : set({ luggage }))}
      />
      <TextInput
        label={t.identifier}
        description={t.identifierHelp}
        maxLength={60}
        readOnly={readOnly}
        value={content.identifier ?? ''}
        error={problemAt(problems, 'identifier')}
        onBlur={onBlur}
        onChange={(event) => text(event.currentTarget.value)}
      />
      <Select
        label={t.language}
        data={[
          { value: 'de', label: t.languages.de },
          { value: 'en', label: t.languages.en },
        ]}
        placeholder={t.languageAll}
        clearable
        readOnly={readOnly}
        value={content.language ?? null}
        onChange={(language) => (language === 'de' || language === 'en' ? set({ language }) : without('language'))}
      />
      <Textarea
        className="wide"
        label={t.fields.description2}
        autosize
        minRows={2}
        maxLength={2000}
        readOnly={readOnly}
        value={content.description2 ?? ''}
        onBlur={onBlur}
        onChange={(event) => set({ description2: event.currentTarget.value })}
      />
      <div className="wide">
        <DiscountRows
          discounts={content.discounts ?? []}
          onChange={(discounts) => set({ discounts })}
          problems={problems}
          onBlur={onBlur}
          readOnly={readOnly}
        />
      </div>
    </div>
  )
}
