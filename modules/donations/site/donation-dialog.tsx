import '#ui/site/css/forms.css'
import '#ui/site/css/pickers.css'
import './donation.css'
import { type RefObject, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { donationTexts } from '../words/donations.ts'
import type { PublicDonatee } from '../contract.ts'
import { Icon } from '#ui/site/icon.tsx'
import { Popup } from '#ui/site/popup.tsx'
import { searchDonatees } from '../rules/donation.ts'
import { wordsOf } from './donatee-words.ts'

/**
 * The dialog in which the customer chooses the organisation that gets the donation. A search finds words in names and descriptions. The
 * choice takes effect only when the customer saves it (specification §2).
 */
export default function DonationDialog(props: {
  locale: Locale
  donatees: readonly PublicDonatee[]
  value: string
  anchor: RefObject<HTMLElement | null>
  onSave: (donatee: string) => void
  onCancel: () => void
}) {
  const { locale } = props
  const texts = donationTexts(locale)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(props.value)
  const found = searchDonatees(
    props.donatees.map((donatee) => ({ id: donatee.id, ...wordsOf(donatee, locale) })),
    typed,
  )
  const rows = typed.trim() === '' ? [{ id: '', name: texts.nobody, description: '' }, ...found] : found
  return (
    <Popup
      shape="page"
      label={texts.dialog}
      anchor={props.anchor}
      onCancel={props.onCancel}
      onSubmit={() => props.onSave(chosen)}
    >
      <div className="m-donations pick donatees">
        <h2 className="display">{texts.dialog}</h2>
        <div className="field">
          <label className="vh" htmlFor="donatee-search">
            {texts.search}
          </label>
          <span className="input">
            <Icon name="search" />
            <input
              data-first
              id="donatee-search"
              className="grow bare-input"
              type="search"
              placeholder={texts.search}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                // The search field is inside a form. Enter must not submit it, because the customer has perhaps not chosen yet.
                if (event.key === 'Enter') event.preventDefault()
              }}
            />
          </span>
        </div>
        <p className="vh" role="status">
          {found.length === 0 ? texts.none : ''}
        </p>
        {found.length === 0 && <p className="notice">{texts.none}</p>}
        <div className="opts donatee-list" role="radiogroup" aria-label={texts.dialog}>
          {rows.map(({ description, id, name }) => (
            <label key={id} className={id === chosen ? 'opt-row on' : 'opt-row'}>
              <input
                className="vh"
                type="radio"
                name="donatee"
                value={id}
                checked={id === chosen}
                onChange={() => setChosen(id)}
              />
              <span className={id === chosen ? 'box r on' : 'box r'} aria-hidden="true" />
              <span className="grow">
                <span className="b">{name}</span>
                {description && <span className="small muted donatee-text">{description}</span>}
              </span>
            </label>
          ))}
        </div>
        <div className="ft">
          <button type="button" className="btn quiet" onClick={props.onCancel}>
            {texts.cancel}
          </button>
          <button type="submit" className="btn pri">
            {texts.save}
          </button>
        </div>
      </div>
    </Popup>
  )
}
