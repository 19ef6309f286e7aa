import { desks } from '#contract/roles.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { besideEndpoints as calls } from '../contract/beside.ts'
import { hintTexts } from '../words/hint.ts'

/**
 * Shows staff what is stored about the guest with this phone number or mail address: whether the guest is blocked, allergies, and a note.
 * Shows nothing if nothing is stored.
 */
export function GuestHint({ phone, email }: { phone: string; email: string }) {
  const t = useTexts(hintTexts)
  const { user } = useStaff()
  const isAsked = (phone !== '' || email !== '') && hasRole(user, desks)
  const found = useCall(calls.known, { query: { phone, email } }, { enabled: isAsked })
  const guests = isAsked ? (found.data?.value ?? []) : []
  const told = guests.filter(({ isBlocked, allergies, note }) => isBlocked || allergies !== '' || note !== '')
  if (told.length === 0) return null
  return (
    <div className="m-customers col">
      {told.map(({ id, name, isBlocked, blockReason, allergies, note, orderCount }) => (
        <Banner
          key={id}
          tone={isBlocked ? 'alarm' : allergies ? 'new' : 'idle'}
          title={isBlocked ? t.blocked(name) : t.known(name, orderCount)}
        >
          {isBlocked ? <div>{blockReason || t.noReason}</div> : null}
          {allergies ? <div>{t.allergies(allergies)}</div> : null}
          {note ? <div className="pre">{note}</div> : null}
        </Banner>
      ))}
    </div>
  )
}
