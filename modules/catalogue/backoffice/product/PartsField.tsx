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

/** The field for the steps of a product: the questions that guests answer when they order it, with their options. */
export function PartsField(props: FieldProps) {
  const t = useTexts(productWords).parts
  const steps = stepsOf(props.value)
  const [open, setOpen] = useState<string>()
  const translations = translationsOf(props.values)
  const create = (): Step => {
    const id = freeId('step', steps)
    setOpen(id)
    // Guests see no steps of a simple product. So the type of the product becomes 'configurable' when the first step is added.
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
