import { GuestHints } from '#modules/ordering/backoffice/parts/GuestHints.tsx'
import { FirstPhoneInput } from '#modules/ordering/backoffice/parts/PhoneInput.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { Button, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useRef } from 'react'
import { rideEntryTexts } from '../../words/ride-entry.ts'
import type { RideEntry } from './ride-entry.ts'
import type { FilledName } from './use-known-name.ts'

/** Name, phone and mail of the caller. The phone number comes first, because the form finds the guest's former rides with it. */
export function CallerFields({
  entry,
  country,
  isKnown,
  filledName,
  errorOf,
  onChange,
}: {
  entry: RideEntry
  country: string
  isKnown: boolean
  filledName: FilledName
  errorOf: (name: 'phone' | 'lastName') => string | undefined
  onChange: (part: Partial<RideEntry>) => void
}) {
  const t = useTexts(rideEntryTexts)
  const name = useRef<HTMLInputElement>(null)
  const remove = () => {
    filledName.remove()
    name.current?.focus()
  }
  useShortcuts(filledName.isShown ? [{ keys: ['alt+0'], label: t.removeName, group: t.shortcuts, run: remove }] : [])
  const common = { autoComplete: 'off', maxLength: 100 } as const
  return (
    <section className="col" aria-labelledby="ride-caller">
      <div className="row">
        <h2 id="ride-caller">{t.caller}</h2>
        <span className="sp" />
        {isKnown ? (
          <span className="bdg ok" role="status">
            <IconCircleCheck className="i" aria-hidden />
            {t.known}
          </span>
        ) : null}
      </div>
      <div className="g2">
        <FirstPhoneInput
          label={t.phone}
          name="phone"
          withAsterisk
          value={entry.phone}
          country={country}
          error={errorOf('phone')}
          onPhone={(phone) => onChange({ phone })}
        />
        <TextInput
          {...common}
          label={t.lastName}
          name="lastName"
          ref={name}
          withAsterisk
          value={entry.lastName}
          error={errorOf('lastName')}
          onChange={(event) => onChange({ lastName: event.currentTarget.value })}
        />
        <TextInput
          {...common}
          label={t.firstName}
          name="firstName"
          value={entry.firstName}
          onChange={(event) => onChange({ firstName: event.currentTarget.value })}
        />
        <TextInput
          {...common}
          label={t.email}
          name="email"
          type="email"
          maxLength={200}
          value={entry.email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
        />
      </div>
      {filledName.isShown ? (
        <div className="row w" role="status">
          <span className="sm t2">{t.nameFilled}</span>
          <Button
            size="sm"
            rightSection={
              <kbd className="hide-phone" aria-hidden>
                Alt 0
              </kbd>
            }
            onClick={remove}
          >
            {t.removeName}
          </Button>
        </div>
      ) : null}
      <GuestHints phone={entry.phone} email="" country={country} />
    </section>
  )
}
