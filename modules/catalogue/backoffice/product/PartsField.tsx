import { productWords } from '../../words/product.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { Labelled } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { Rows } from '#ui/backoffice/crud/fields/Rows.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import {
  bookingSteps,
  freeId,
  isVehicle,
  type Step,
  stepsOf,
  type Translations,
  translationsOf,
} from '../parts/product-values.ts'
import { StepCard } from './StepCard.tsx'

/** Steps of a product's configuration with their options, edited in place. */
export function PartsField(props: FieldProps) {
  const t = useTexts(productWords).parts
  const steps = stepsOf(props.value)
  const [open, setOpen] = useState<string>()
  const translations = translationsOf(props.values)
  const create = (): Step => {
    const id = freeId('step', steps)
    setOpen(id)
    // The website shows no steps for a simple product, so the type changes to configurable.
    if (props.values['type'] === 'simple') props.set('type', 'configurable')
    return { id, name: '', type: 'select', options: [] }
  }
  return (
    <Labelled {...props} label={t.steps(steps.length)} help={undefined}>
      <Rows<Step>
        rows={steps}
        onChange={props.onChange}
        create={create}
        nameOf={({ name }) => name || t.unnamed}
        addLabel={t.step}
        emptyText={t.none}
        readOnly={props.readOnly}
        renderFramed={(handle, bin, step, index, set) => (
          <StepCard
            step={step}
            onChange={set}
            handle={handle}
            bin={bin}
            isFixed={isVehicle(props.values) && bookingSteps.has(step.id)}
            isOpen={open === step.id || props.problems.some(({ path }) => path.startsWith(`${index}.`))}
            onToggle={() => setOpen(open === step.id ? undefined : step.id)}
            problems={props.problems
              .filter(({ path }) => path.startsWith(`${index}.`))
              .map(({ path, message }) => ({ path: path.slice(`${index}.`.length), message }))}
            translations={translations}
            onTranslations={(next: Translations) => props.set('translations', next)}
            onBlur={props.onBlur}
            readOnly={props.readOnly}
          />
        )}
      >
        {() => null}
      </Rows>
    </Labelled>
  )
}
