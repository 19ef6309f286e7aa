import type { ReactNode } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { mostOf, stepHolds } from '#modules/catalogue/rules/configuration.ts'
import { stepNote } from '#modules/catalogue/rules/product-notes.ts'
import { optionName, stepName } from '#modules/catalogue/rules/product-words.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { imageUrl } from '#ui/site/picture.tsx'
import type { CartPart, CartUpload } from './cart.ts'
import { isOptionChosen } from './item-form.ts'
import { optionPrices, stepRequirement } from './product-view.ts'
import { UploadField } from './upload-field.tsx'
import { StepButton } from './step-button.tsx'

type Step = PublicProduct['parts'][number]
type Option = Step['options'][number]

/** Functions that change the choices of one configuration step. After each change the overlay creates a new form state (`ItemForm`). */
interface StepChanges {
  select(option: string): void
  toggle(option: string): void
  addon(option: string, amount: number): void
  text(text: string): void
  uploads(change: (uploads: readonly CartUpload[]) => readonly CartUpload[]): void
  busy(count: number): void
}

interface StepFieldProps {
  product: PublicProduct
  step: Step
  part: CartPart | undefined
  currency: string
  locale: Locale
  /** True: the problem of the step is shown, because the guest has already tried to continue. */
  hasProblem: boolean
  changes: StepChanges
}

/** The field for one configuration step. It looks different for each of the nine types of steps (specification §3, Configuration step). */
export function StepField(props: StepFieldProps) {
  const { hasProblem, locale, product, step } = props
  const texts = storeTexts(locale).item
  const name = stepName(product, step.id, locale)
  const note = stepNote(product, step.id, locale)
  const holds = stepHolds(step.type)
  const messageId = hasProblem ? `step-${step.id}-message` : undefined
  const hintId = note ? `step-${step.id}-hint` : undefined
  const describedBy = [hintId, messageId].filter(Boolean).join(' ') || undefined
  const missing = { text: texts.missingText, uploads: texts.missingFile, options: texts.missing }[holds]
  return (
    <fieldset
      className={hasProblem ? 'stepset err' : 'stepset'}
      id={`step-${step.id}`}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      <legend>
        {name} <span className="req">{stepRequirement(step, locale)}</span>
      </legend>
      {note && (
        <p className="hint" id={hintId}>
          {note}
        </p>
      )}
      <StepBody {...props} name={name} describedBy={describedBy} />
      {messageId && <FieldMessage id={messageId}>{missing}</FieldMessage>}
    </fieldset>
  )
}

type BodyProps = StepFieldProps & { name: string; describedBy: string | undefined }

function StepBody(props: BodyProps): ReactNode {
  const { changes, describedBy, hasProblem, locale, name, part, step } = props
  switch (step.type) {
    case 'select':
      return <Choices {...props} kind="radio" onPick={changes.select} />
    case 'multiselect':
      return <Choices {...props} kind="checkbox" onPick={changes.toggle} />
    case 'addons':
      return <Addons {...props} />
    case 'text':
      return (
        <input
          className="input"
          aria-label={name}
          aria-describedby={describedBy}
          aria-invalid={hasProblem || undefined}
          maxLength={2000}
          value={part?.text ?? ''}
          onChange={({ target }) => changes.text(target.value)}
        />
      )
    case 'textarea':
      return (
        <textarea
          className="input"
          rows={4}
          aria-label={name}
          aria-describedby={describedBy}
          aria-invalid={hasProblem || undefined}
          maxLength={2000}
          value={part?.text ?? ''}
          onChange={({ target }) => changes.text(target.value)}
        />
      )
    default:
      return (
        <UploadField
          type={step.type}
          label={name}
          describedBy={describedBy}
          uploads={part?.uploads ?? []}
          locale={locale}
          onChange={changes.uploads}
          onBusy={changes.busy}
        />
      )
  }
}

function Choices(props: BodyProps & { kind: 'radio' | 'checkbox'; onPick: (option: string) => void }) {
  const { currency, kind, locale, onPick, part, product, step } = props
  const prices = optionPrices(product, step, currency, locale)
  return (
    <div className="opts">
      {step.options.map((option, index) => {
        const isChosen = isOptionChosen(part, option.id)
        const price = prices[index]
        return (
          <label key={option.id} className="opt-row">
            <input
              type={kind}
              name={`step-${step.id}`}
              checked={isChosen}
              required={kind === 'radio' && !step.isOptional}
              onChange={() => onPick(option.id)}
              // A click on a selected radio button causes no change event. So the click event deselects the option of an optional step.
              onClick={() => kind === 'radio' && isChosen && step.isOptional && onPick(option.id)}
            />
            <span className={kind === 'radio' ? 'box r' : 'box'} aria-hidden="true">
              {kind === 'checkbox' && <Icon name="check" />}
            </span>
            <OptionPicture option={option} />
            <OptionWords
              name={optionName(product, step.id, option.id, locale)}
              note={stepNote(product, step.id, locale, option.id)}
            />
            {price && <span className="price">{price}</span>}
          </label>
        )
      })}
    </div>
  )
}

/** The options of a step for addons. Each option has buttons for its amount, from 0 to the maximum. */
function Addons({ changes, currency, locale, part, product, step }: BodyProps) {
  const texts = storeTexts(locale).item
  const prices = optionPrices(product, step, currency, locale)
  return (
    <div className="opts">
      {step.options.map((option, index) => {
        const name = optionName(product, step.id, option.id, locale)
        const amount = part?.options?.find(({ id }) => id === option.id)?.amount ?? 0
        const most = mostOf(step.type, option)
        const price = prices[index]
        return (
          <div key={option.id} className="opt-row" role="group" aria-label={name}>
            <OptionPicture option={option} />
            <OptionWords name={name} note={stepNote(product, step.id, locale, option.id)} price={price} />
            <span className="stepper">
              <StepButton
                way="less"
                label={texts.lessOf(name)}
                isPossible={amount > 0}
                onPress={() => changes.addon(option.id, amount - 1)}
              />
              <output aria-live="polite">{amount}</output>
              <StepButton
                way="more"
                label={texts.moreOf(name)}
                isPossible={amount < most}
                onPress={() => changes.addon(option.id, amount + 1)}
              />
            </span>
          </div>
        )
      })}
    </div>
  )
}

const OptionPicture = ({ option: { images } }: { option: Option }) =>
  images[0] ? <img className="thumb" src={imageUrl(images[0], 'thumbnail')} alt="" width={44} height={44} /> : null

const OptionWords = ({ name, note, price }: { name: string; note: string; price?: string | undefined }) => (
  <span className="grow">
    {name}
    {note && (
      <>
        <br />
        <span className="small muted">{note}</span>
      </>
    )}
    {price && (
      <>
        <br />
        <span className="small muted num">{price}</span>
      </>
    )}
  </span>
)
