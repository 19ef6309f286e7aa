import { useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { lastOrderTexts } from '../../../words/last-order.ts'
import type { SectionProps } from './contact-sections.tsx'
import { forgetContact, rememberedContact } from './remembered-contact.ts'

const emptied = { firstName: '', lastName: '', email: '', phone: '', phoneTyped: '', phoneCountry: '' } as const
const addressEmptied = { street: '', floor: '', stairway: '', door: '', zipCode: '', city: '' } as const

/**
 * The checkbox with which this device stores the contact data when the order is sent, and the button that deletes the stored data and empties the
 * fields. If the guest removes the tick, the stored data is deleted at once; the fields stay filled for this order. Self-service screens show
 * neither checkbox nor button, because many guests use the same device.
 */
export function RememberContact({
  form,
  locale,
  onChange,
}: Pick<SectionProps, 'form' | 'onChange'> & { locale: Locale }) {
  const texts = lastOrderTexts(locale)
  const [isFilled, setFilled] = useState(() => rememberedContact() !== undefined)
  if (isSelfServiceHere()) return null
  const forgetStored = () => {
    forgetContact()
    setFilled(false)
  }
  return (
    <div className="row wrapx between remember">
      <label className="check">
        <input
          type="checkbox"
          checked={form.isRemembered}
          onChange={({ target }) => {
            if (!target.checked) forgetStored()
            onChange({ isRemembered: target.checked })
          }}
        />
        <span>{texts.remember}</span>
      </label>
      {isFilled && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            forgetStored()
            onChange({ ...emptied, ...addressEmptied, isRemembered: false })
          }}
        >
          {texts.forget}
        </button>
      )}
    </div>
  )
}
