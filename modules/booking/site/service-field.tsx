import type { BookingTexts } from '../words/booking.ts'
import { type Service, services } from '#modules/ordering/rules/ride-services.ts'
import { Icon } from '#ui/site/icon.tsx'

const icons = { 'airport-transfer': 'flight', 'private-transfer': 'route', chauffeur: 'hand' } as const

/**
 * The field for the service. It is a row of buttons or, on narrow screens, a select field. `why`: the reason why the form, not the guest,
 * has chosen the service; undefined if the guest has chosen it.
 */
export function ServiceField({
  value,
  texts,
  why,
  onChange,
}: {
  value: Service
  texts: BookingTexts['service']
  why: keyof BookingTexts['service']['why'] | undefined
  onChange: (service: Service) => void
}) {
  return (
    <>
      <div className="field only-m">
        <label htmlFor="booking-service-m">{texts.label}</label>
        <span className="input select">
          <Icon name={icons[value]} />
          <select
            id="booking-service-m"
            className="grow"
            value={value}
            onChange={(event) => {
              const chosen = services.find((one) => one === event.target.value)
              if (chosen) onChange(chosen)
            }}
          >
            {services.map((one) => (
              <option key={one} value={one}>
                {texts[one]}
              </option>
            ))}
          </select>
          <Icon name="chevron" size="s" />
        </span>
      </div>
      <div className="field only-d">
        <span className="lab" id="booking-service-label">
          {texts.label}
        </span>
        <div className="seg svc" role="radiogroup" aria-labelledby="booking-service-label">
          {services.map((one) => (
            <label key={one} className={one === value ? 'on' : ''}>
              <input
                className="vh"
                type="radio"
                name="booking-service"
                value={one}
                checked={one === value}
                onChange={() => onChange(one)}
                // A click on the selected button causes no change event. But the guest thereby chooses the service that the form had set,
                // so the click is reported, too.
                onClick={() => one === value && onChange(one)}
              />
              <span>{texts.narrow[one]}</span>
            </label>
          ))}
        </div>
      </div>
      <p className="small bk-why" role="status">
        {why && texts.why[why]}
      </p>
    </>
  )
}
