import { useRef, useState } from 'react'
import type { CheckoutTexts } from '../../../words/checkout.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { late } from '#ui/site/late.tsx'
import type { CheckoutForm, PaymentMethod } from './checkout-form.ts'
import { fieldId } from './text-field.tsx'

const LegalOverlay = late(() => import('./legal-overlay.tsx'), { dialog: 'inPlace' })

const icons = {
  cash: 'cash',
  'atm-card': 'card',
  'hydro-ag-voucher': 'ticket',
  mollie: 'globe',
  datatrans: 'globe',
} as const

/** The section in which the guest chooses one of the offered payment methods. */
export function PaymentSection(props: {
  methods: readonly PaymentMethod[]
  value: PaymentMethod
  texts: CheckoutTexts['payment']
  /** Returns a text that tells where the guest pays with this method; empty: no text is shown. */
  hint: (method: PaymentMethod) => string
  error: string | undefined
  onChange: (method: PaymentMethod) => void
}) {
  return (
    <section className="panel sect">
      <h2 id="checkout-payment-title">{props.texts.title}</h2>
      <div className="opts" role="radiogroup" aria-labelledby="checkout-payment-title">
        {props.methods.map((method) => {
          const hint = props.hint(method)
          return (
            <label key={method} className={method === props.value ? 'opt-row on' : 'opt-row'}>
              <input
                className="vh"
                type="radio"
                name="paymentMethod"
                id={method === props.value ? fieldId('paymentMethod') : undefined}
                value={method}
                checked={method === props.value}
                onChange={() => props.onChange(method)}
              />
              <span className={method === props.value ? 'box r on' : 'box r'} aria-hidden="true" />
              <span className="grow">
                <span className="b">{props.texts.methods[method].name}</span>
                {hint && (
                  <>
                    <br />
                    <span className="small muted">{hint}</span>
                  </>
                )}
              </span>
              <Icon name={icons[method]} />
            </label>
          )
        })}
      </div>
      {props.error && (
        <span className="field err">
          <FieldMessage id={`${fieldId('paymentMethod')}-error`}>{props.error}</FieldMessage>
        </span>
      )}
    </section>
  )
}

/** How a legal text can be read: `text` in an overlay, `url` on another page in a new tab, `none` not at all (specification §2, Checkout). */
export type LegalTarget = { kind: 'text'; html: string } | { kind: 'url'; href: string } | { kind: 'none' }

interface LegalProps {
  form: CheckoutForm
  targets: { terms: LegalTarget; privacy: LegalTarget }
  texts: CheckoutTexts['legal']
  errorOf: (field: string) => string | undefined
  onChange: (change: Partial<CheckoutForm>) => void
}

/** The two legal checkboxes. The guest must tick both; they are never ticked in advance (specification §5). */
export function LegalSection({ errorOf, form, onChange, targets, texts }: LegalProps) {
  return (
    <section className="panel sect">
      <h2>{texts.title}</h2>
      <LegalBox
        name="legalInstructions"
        isChecked={form.legalInstructions}
        words={texts.terms}
        target={targets.terms}
        texts={texts}
        error={errorOf('legalInstructions')}
        onChange={(legalInstructions) => onChange({ legalInstructions })}
      />
      <LegalBox
        name="privacyPolicy"
        isChecked={form.privacyPolicy}
        words={texts.privacy}
        target={targets.privacy}
        texts={texts}
        error={errorOf('privacyPolicy')}
        onChange={(privacyPolicy) => onChange({ privacyPolicy })}
      />
    </section>
  )
}

function LegalBox(props: {
  name: string
  isChecked: boolean
  words: { before: string; link: string; after: string; title: string }
  target: LegalTarget
  texts: CheckoutTexts['legal']
  error: string | undefined
  onChange: (checked: boolean) => void
}) {
  const { error, name, target, words } = props
  const id = fieldId(name)
  /** How often the guest has asked for the text since it was closed. 0: it is closed. */
  const [asked, setAsked] = useState(0)
  const close = () => setAsked(0)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className={error ? 'check err' : 'check'}>
        <input
          id={id}
          type="checkbox"
          checked={props.isChecked}
          aria-labelledby={`${id}-label`}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span id={`${id}-label`}>
          <label htmlFor={id}>{words.before}</label>
          {target.kind === 'none' ? (
            <label htmlFor={id}>{words.link}</label>
          ) : target.kind === 'url' ? (
            <a href={target.href} target="_blank" rel="noopener noreferrer">
              {words.link}
              <span className="vh"> {props.texts.newTab}</span>
            </a>
          ) : (
            <button
              ref={opener}
              type="button"
              className="inline-link"
              aria-haspopup="dialog"
              onClick={() => setAsked(asked + 1)}
            >
              {words.link}
            </button>
          )}
          <label htmlFor={id}>{words.after}</label>
        </span>
      </div>
      {error && (
        <span className="field err">
          <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
        </span>
      )}
      {asked > 0 && target.kind === 'text' && (
        <LegalOverlay
          title={words.title}
          html={target.html}
          close={props.texts.close}
          anchor={opener}
          asked={asked}
          onDismiss={close}
          onClose={close}
        />
      )}
    </>
  )
}
