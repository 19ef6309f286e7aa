import { boardTexts } from '#modules/ordering/words/board.ts'
import { entryTexts } from '../../words/entry.ts'
import { storeTitles } from '../../words/titles.ts'
import { unitTexts } from '#i18n/units.ts'
import {
  type ChosenPart,
  mostOf,
  type Step,
  stepHolds,
  stepProblem,
  stepsOf,
} from '#modules/catalogue/rules/configuration.ts'
import { optionName, productName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { normaliseQuantity, quantityBounds } from '#modules/catalogue/rules/quantities.ts'
import { itemUnitPrice } from '../../rules/food-price.ts'
import { toDecimal } from '#kernel/money.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { formatMoney, formatNumber } from '#ui/backoffice/format.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Checkbox, Modal, NativeSelect, NumberInput, Radio, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AmountStepper } from './AmountStepper.tsx'
import type { EntryItem } from './entry.ts'

interface ConfigureDialogProps {
  item: Omit<EntryItem, 'key'>
  currency: string
  onTake(item: Omit<EntryItem, 'key'>): void
  onClose(): void
}

/** The dialog with all choices of a dish on one page. So staff can enter them in any sequence, as the guest names them on the phone. */
export function ConfigureDialog({ item, currency, onTake, onClose }: ConfigureDialogProps) {
  const t = useTexts(entryTexts)
  const titles = useTexts(storeTitles)
  const board = useTexts(boardTexts)
  const unitNames = useTexts(unitTexts)
  const { locale } = useStaff()
  const { product } = item
  const [parts, setParts] = useState<readonly ChosenPart[]>(item.parts)
  const [unit, setUnit] = useState(item.unit)
  const [amount, setAmount] = useState(item.amount)
  const [isAsked, setAsked] = useState(false)
  const steps = stepsOf(product)
  const partOf = (step: Step) => parts.find(({ id }) => id === step.id)
  const change = (part: ChosenPart) => setParts(parts.map((one) => (one.id === part.id ? part : one)))
  const wrong = steps.filter((step) => stepProblem(step, partOf(step)) !== undefined)
  const { price, isHidden } = itemUnitPrice({ product, unit, parts })
  const units = [product.unit, ...product.alternativeUnits.map((one) => one.unit)]
  const times = amount === 1 ? '' : `${formatNumber(amount, locale)}\u00a0× `
  function take() {
    setAsked(true)
    const first = wrong[0]
    if (first)
      document
        .querySelector<HTMLElement>(`[data-step="${first.id}"] input, [data-step="${first.id}"] textarea`)
        ?.focus()
    else onTake({ ...item, unit, parts, amount: normaliseQuantity(amount, quantityBounds(product, unit)) })
  }
  // Ctrl+Enter (⌘+Enter on a Mac) adds the dish. This replaces the shortcut of the page behind the dialog, which would send the order.
  useShortcuts([{ keys: ['mod+Enter'], label: t.take, group: titles.entry, run: take }])
  return (
    <Modal
      opened
      onClose={onClose}
      title={productName(product, locale)}
      className="m-store configure"
      closeButtonProps={{ 'aria-label': board.drawer.close }}
    >
      <Form className="col" style={{ gap: 18 }} noValidate onSubmit={take}>
        <div className="row w" style={{ gap: 16, alignItems: 'end' }}>
          <div className="col" style={{ gap: 5 }}>
            <span className="lbl" aria-hidden>
              {t.amount}
            </span>
            <AmountStepper item={{ product, unit, amount }} onAmount={setAmount} />
          </div>
          {units.length > 1 ? (
            <NativeSelect
              label={t.unit}
              value={unit}
              onChange={(event) => setUnit(event.currentTarget.value)}
              data={units.map((one) => ({ value: one, label: unitNames[one as keyof typeof unitNames] }))}
            />
          ) : null}
        </div>
        {steps.map((step, index) => (
          <div key={step.id} data-step={step.id}>
            <StepField
              item={{ ...item, parts }}
              step={step}
              part={partOf(step)}
              isFirst={index === 0}
              currency={currency}
              error={isAsked && wrong.includes(step) ? t.missing : undefined}
              onChange={change}
            />
          </div>
        ))}
        <DialogFoot
          note={
            <b className="num">
              {isHidden ? board.items.hidden : `${times}${formatMoney(toDecimal(price), currency)}`}
            </b>
          }
          back={t.cancel}
          onBack={onClose}
        >
          <Button size="lg" type="submit" variant="filled">
            {t.take}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}

interface StepFieldProps {
  item: Omit<EntryItem, 'key'>
  step: Step
  part: ChosenPart | undefined
  /** True for the field that gets the focus when the dialog opens. */
  isFirst: boolean
  currency: string
  error: string | undefined
  onChange(part: ChosenPart): void
}

function StepField({ item, step, part, isFirst, currency, error, onChange }: StepFieldProps) {
  const t = useTexts(entryTexts)
  const { locale } = useStaff()
  const label = stepName(item.product, step.id, locale)
  const description = step.isOptional ? t.optional : undefined
  const named = (option: Step['options'][number]) => {
    const sign = { add: '+', subtract: '−', overwrite: '' }[option.modifier]
    const name = optionName(item.product, step.id, option.id, locale)
    return option.price > 0 ? `${name} (${sign}${formatMoney(option.price, currency)})` : name
  }
  const amountOf = (id: string) => part?.options?.find((one) => one.id === id)?.amount ?? 0
  const set = (id: string, amount: number) =>
    onChange({
      id: step.id,
      options: [...(part?.options ?? []).filter((one) => one.id !== id), ...(amount > 0 ? [{ id, amount }] : [])],
    })
  const frame = { label, description, error, withAsterisk: !step.isOptional } as const
  if (stepHolds(step.type) === 'uploads')
    return (
      <div>
        <span className="lbl">{label}</span>
        <p className="sm mut">{t.filesOnline}</p>
      </div>
    )
  if (stepHolds(step.type) === 'text') {
    const Field = step.type === 'textarea' ? Textarea : TextInput
    return (
      <Field
        {...frame}
        data-autofocus={isFirst || undefined}
        maxLength={2000}
        value={part?.text ?? ''}
        onChange={(event: { currentTarget: { value: string } }) =>
          onChange({ id: step.id, text: event.currentTarget.value })
        }
      />
    )
  }
  if (step.type === 'select') {
    return (
      <Radio.Group
        {...frame}
        value={part?.options?.[0]?.id ?? ''}
        onChange={(id) => onChange({ id: step.id, options: [{ id, amount: 1 }] })}
      >
        <div className="col" style={{ gap: 6, paddingTop: 4 }}>
          {step.options.map((option, index) => (
            <Radio
              key={option.id}
              value={option.id}
              label={named(option)}
              data-autofocus={(isFirst && index === 0) || undefined}
            />
          ))}
        </div>
      </Radio.Group>
    )
  }
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend className={`lbl ${step.isOptional ? '' : 'req'}`}>{label}</legend>
      {description ? <span className="hint">{description}</span> : null}
      <div className="col" style={{ gap: 6, paddingTop: 4 }}>
        {step.options.map((option, index) =>
          mostOf(step.type, option) > 1 ? (
            <NumberInput
              key={option.id}
              label={named(option)}
              min={0}
              max={99}
              data-autofocus={(isFirst && index === 0) || undefined}
              allowDecimal={false}
              value={amountOf(option.id)}
              onChange={(value) => set(option.id, Number(value) || 0)}
            />
          ) : (
            <Checkbox
              key={option.id}
              label={named(option)}
              checked={amountOf(option.id) > 0}
              data-autofocus={(isFirst && index === 0) || undefined}
              onChange={(event) => set(option.id, event.currentTarget.checked ? 1 : 0)}
            />
          ),
        )}
      </div>
      {error ? (
        <span className="errm" role="alert">
          {error}
        </span>
      ) : null}
    </fieldset>
  )
}
