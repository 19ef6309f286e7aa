import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import type { PublicProduct } from '#modules/catalogue/contract.ts'
import { stepsOf } from '#modules/catalogue/rules/configuration.ts'
import { productDescription, productName } from '#modules/catalogue/rules/product-words.ts'
import type { DeliveryType } from '#modules/ordering/rules/delivery-types.ts'
import { Icon } from '#ui/site/icon.tsx'
import { priceCart } from '../rules/food-price.ts'
import type { CartLine } from './cart.ts'
import { bundleContents } from './cart-view.ts'
import { DishPicture } from './dish-picture.tsx'
import {
  firstProblem,
  isStepped,
  type ItemForm,
  lineOf,
  nextStep,
  previousStep,
  problemOf,
  selectOption,
  setAddon,
  settleAmount,
  setText,
  setUploads,
  startForm,
  toggleOption,
} from './item-form.ts'
import { Modal } from './modal.tsx'
import { allergenText, modelPrice } from './product-view.ts'
import { QuantityField, UnitField } from './quantity-field.tsx'
import { StepField } from './step-field.tsx'

interface ItemOverlayProps {
  product: PublicProduct
  /** The key that the item gets if it is new. */
  lineKey: string
  /** The cart item that is edited. Undefined: a new item is added. */
  line: CartLine | undefined
  /** The choices with which the overlay of a new item opens, because the guest closed it before without adding the item. */
  begun: CartLine | undefined
  /** All products of the branch. The names of the parts of a bundle are looked up in them. */
  bundled: readonly PublicProduct[]
  ground: number
  serving: DeliveryType
  currency: string
  locale: Locale
  allergensHref: string | undefined
  onSave: (line: CartLine) => void
  /** `set`: the item as it was when the overlay was closed without saving it. */
  onClose: (set: CartLine) => void
}

/**
 * The overlay in which a guest configures a product: picture, description, configuration steps, quantity and current price (specification
 * §2, Item configuration overlay).
 */
export default function ItemOverlay(props: ItemOverlayProps) {
  const { currency, line, locale, product } = props
  const texts = storeTexts(locale)
  const [form, setForm] = useState<ItemForm>(() => startForm(product, props.lineKey, locale, line ?? props.begun))
  const [busy, setBusy] = useState<Readonly<Record<string, number>>>({})
  const [isWaiting, setWaiting] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const stepped = isStepped(form)
  const steps = stepsOf(product) as readonly PublicProduct['parts'][number][]
  const shown = stepped ? steps.slice(form.step, form.step + 1) : steps
  const isLast = !stepped || form.step === steps.length - 1
  const isUploading = Object.values(busy).some((count) => count > 0)

  // After a change of the step, scrolls to the top and moves the focus, so that screen readers read the new step.
  const step = useRef(form.step)
  useEffect(() => {
    if (step.current === form.step) return
    step.current = form.step
    body.current?.scrollTo({ top: 0 })
    body.current?.parentElement?.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [form.step])

  const goTo = (stepId: string) => {
    requestAnimationFrame(() => {
      const field = document.getElementById(`step-${stepId}`)
      field?.scrollIntoView({ block: 'start' })
      field?.querySelector<HTMLElement>('input, textarea, button:not(:disabled)')?.focus({ preventScroll: true })
    })
  }
  const goOn = () => {
    setWaiting(isUploading)
    if (isUploading) return
    const settled = settleAmount(form)
    const asked = shown.find(({ id }) => problemOf(settled, id))?.id ?? (isLast ? firstProblem(settled) : undefined)
    if (asked) {
      setForm({ ...settled, isAsked: true })
      goTo(asked)
    } else if (isLast) props.onSave(lineOf(settled))
    else setForm(nextStep(settled))
  }

  const close = () => props.onClose(lineOf(settleAmount(form)))
  const [image] = product.images
  return (
    <Modal className={`item-dialog ground-${props.ground}`} labelledBy="item-name" onClose={close}>
      <div className="dlg">
        <button type="button" className="icbtn close" aria-label={texts.item.close} onClick={close}>
          <Icon name="close" />
        </button>
        <div className="scroll">
          <div className={!image ? 'art none' : stepped && form.step > 0 ? 'art small' : 'art'}>
            <DishPicture image={image} sizes="(min-width: 720px) 62rem, 100vw" isEager />
          </div>
          <div className="bd" ref={body}>
            {stepped && (
              <>
                <div className="steps" aria-hidden="true">
                  {steps.map(({ id }, index) => (
                    <i key={id} className={index <= form.step ? 'on' : undefined} />
                  ))}
                </div>
                <p className="small muted" aria-live="polite">
                  {texts.item.step(form.step + 1, steps.length)}
                </p>
              </>
            )}
            <h2 id="item-name" ref={heading} tabIndex={-1} data-first className={stepped ? 'stepped' : undefined}>
              {productName(product, locale)}
            </h2>
            {(!stepped || form.step === 0) && <About {...props} />}
            <div className="parts">
              {shown.map((one) => (
                <StepField
                  key={one.id}
                  product={product}
                  step={one}
                  part={form.parts.find(({ id }) => id === one.id)}
                  currency={currency}
                  locale={locale}
                  hasProblem={form.isAsked && problemOf(form, one.id) !== undefined}
                  changes={{
                    select: (option) => setForm((now) => selectOption(now, one, option)),
                    toggle: (option) => setForm((now) => toggleOption(now, one.id, option)),
                    addon: (option, amount) => setForm((now) => setAddon(now, one.id, option, amount)),
                    text: (text) => setForm((now) => setText(now, one.id, text)),
                    uploads: (change) =>
                      setForm((now) =>
                        setUploads(now, one.id, change(now.parts.find(({ id }) => id === one.id)?.uploads ?? [])),
                      ),
                    busy: (count) =>
                      setBusy((now) =>
                        now[one.id] === count || (!count && !now[one.id]) ? now : { ...now, [one.id]: count },
                      ),
                  }}
                />
              ))}
              {isLast && <UnitField form={form} locale={locale} onChange={setForm} />}
            </div>
          </div>
        </div>
        <div className="ft">
          {isWaiting && isUploading && (
            <p className="small wide" role="status">
              {texts.item.uploading}
            </p>
          )}
          {isLast && <QuantityField form={form} locale={locale} onChange={setForm} />}
          <LivePrice form={form} serving={props.serving} currency={currency} locale={locale} isAlone={!isLast} />
          {stepped && form.step > 0 && (
            <button type="button" className="btn quiet" onClick={() => setForm(previousStep)}>
              {texts.item.back}
            </button>
          )}
          <button
            type="button"
            className={stepped && form.step > 0 ? 'btn pri lg grow' : 'btn pri lg wide'}
            onClick={goOn}
          >
            {isLast ? (line ? texts.item.save : texts.item.add) : texts.item.next}
            {!isLast && <Icon name="arrow" />}
          </button>
        </div>
      </div>
    </Modal>
  )
}

/** The texts about the product: its description, the names of its allergens, and the parts of a bundle. */
function About({ allergensHref, bundled, locale, product }: ItemOverlayProps) {
  const texts = storeTexts(locale).product
  const description = productDescription(product, locale)
  const allergens = allergenText(product.allergens, locale)
  return (
    <>
      {description && <p className="muted words">{description}</p>}
      {(allergens || allergensHref) && (
        <p className="small muted words">
          {allergens && `${texts.allergens(allergens)} `}
          {allergensHref && <a href={allergensHref}>{texts.allAllergens}</a>}
        </p>
      )}
      {product.bundle.length > 0 && (
        <div className="bundle small">
          <p className="b">{texts.bundle}</p>
          <ul>
            {bundleContents(product, bundled, locale).map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/**
 * The price of the item for the current choices, calculated in the same way as on the server. A price that is not fixed has 'ca.' or 'ab'
 * before it.
 */
function LivePrice(props: {
  form: ItemForm
  serving: DeliveryType
  currency: string
  locale: Locale
  isAlone: boolean
}) {
  const { form, locale } = props
  const texts = storeTexts(locale)
  const [line] = priceCart([lineOf(form)], { serving: props.serving }).lines
  if (!line) return null
  const { product } = form
  const hasModels = [product, ...product.alternativeUnits].some(({ calculationModel }) => calculationModel !== 'fixed')
  return (
    <p className={props.isAlone ? 'sum wide' : 'sum'} aria-live="polite">
      <span className="vh">{texts.item.price} </span>
      {hasModels && !line.isPriceHidden && <span className="small muted">{texts.model.long[line.model]}</span>}
      <span className="price">
        {line.isPriceHidden ? texts.product.onRequest : modelPrice(line.gross, line.model, props.currency, locale)}
      </span>
    </p>
  )
}
