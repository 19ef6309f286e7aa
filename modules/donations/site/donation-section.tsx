import '#ui/site/css/forms.css'
import './donation.css'
import { useEffect, useRef, useState } from 'react'
import { donationTexts } from '../words/donations.ts'
import { format } from '#kernel/money.ts'
import type { PublicDonatee } from '../contract.ts'
import type { FormSectionProps } from '#modules/ordering/site/parts/checkout/checkout-sections.ts'
import { FieldMessage } from '#ui/site/field-message.tsx'
import { Icon } from '#ui/site/icon.tsx'
import { late } from '#ui/site/late.tsx'
import { whenResting } from '#ui/site/load-late.ts'
import { DONATION } from '../rules/donation.ts'
import { wordsOf } from './donatee-words.ts'

const DonationDialog = late(() => import('./donation-dialog.tsx'), { dialog: 'inPlace' })

/**
 * The checkout section in which the customer chooses the organisation that gets the donation for this order. An empty value means that no
 * organisation gets a donation. The customer pays nothing for the donation
 * (specification §2, Donation section; docs/rules/money.md, Donation).
 */
export default function DonationSection(props: FormSectionProps<readonly PublicDonatee[]>) {
  const { data: donatees, fieldId, locale } = props
  const texts = donationTexts(locale)
  /** How often the guest has asked for the dialog since it was closed. 0: it is closed. */
  const [asked, setAsked] = useState(0)
  const close = () => setAsked(0)
  useEffect(() => whenResting(DonationDialog.prefetch), [])
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = donatees.find(({ id }) => id === props.value)
  return (
    <section className="m-donations panel sect">
      <h2>{texts.title}</h2>
      <div className="row wrapx donation">
        <Icon name="heart" />
        <p className="grow">
          {texts.before}
          <span className="num b">{format(DONATION, props.currency)}</span>
          {texts.after}
          {chosen && (
            <>
              <br />
              <span className="b">{texts.chosen(wordsOf(chosen, locale).name)}</span>
            </>
          )}
        </p>
        <button
          ref={opener}
          id={fieldId}
          type="button"
          className="btn soft"
          aria-haspopup="dialog"
          aria-describedby={props.error ? `${fieldId}-error` : undefined}
          onClick={() => setAsked(asked + 1)}
        >
          {chosen ? texts.change : texts.choose}
        </button>
      </div>
      {props.error && (
        <span className="field err">
          <FieldMessage id={`${fieldId}-error`}>{props.error}</FieldMessage>
        </span>
      )}
      {asked > 0 && (
        <DonationDialog
          locale={locale}
          donatees={donatees}
          value={props.value}
          anchor={opener}
          asked={asked}
          onDismiss={close}
          onCancel={close}
          onSave={(donatee) => {
            props.onChange(donatee)
            close()
          }}
        />
      )}
    </section>
  )
}
