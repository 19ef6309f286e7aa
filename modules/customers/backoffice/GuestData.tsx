import { urlOf } from '#contract/client.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconEraser, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { guestEndpoints as calls, type GuestParams } from '../contract/guest.ts'
import { privacyTexts } from '../words/privacy.ts'
import { EraseGuest } from './EraseGuest.tsx'

/** Buttons that export or erase the guest's data, next to the form of the customer record. Only administrators see them. */
export function GuestData({ id, name }: { id: string; name: string }) {
  const t = useTexts(privacyTexts)
  const { user } = useStaff()
  const navigate = useNavigate()
  const [isErasing, setErasing] = useState(false)
  if (!hasRole(user, ['ROLE_ADMIN'])) return null
  const guest: GuestParams = { kind: 'customer', id }
  return (
    <>
      <h3>{t.title}</h3>
      <GuestButtons guest={guest} onErase={() => setErasing(true)} />
      {isErasing ? (
        <EraseGuest
          guest={guest}
          name={name}
          onClose={() => setErasing(false)}
          onErased={() => void navigate('/kunden')}
        />
      ) : null}
    </>
  )
}

/** Buttons that save everything stored about a guest as a file, or open the dialog that erases it. */
export function GuestButtons({ guest, onErase }: { guest: GuestParams; onErase: () => void }) {
  const t = useTexts(privacyTexts)
  const file = (as: 'html' | 'json' | 'zip') => urlOf(calls.file, { params: guest, query: { as } })
  return (
    <div className="m-customers row w">
      <Button
        component="a"
        href={file('zip')}
        download
        leftSection={<IconFileZip className="i" stroke={1.75} aria-hidden />}
      >
        {t.all}
      </Button>
      <Button component="a" href={file('html')} download variant="subtle">
        {t.page}
      </Button>
      <Button component="a" href={file('json')} download variant="subtle">
        {t.data}
      </Button>
      <Button
        variant="danger-subtle"
        leftSection={<IconEraser className="i" stroke={1.75} aria-hidden />}
        onClick={onErase}
      >
        {t.erase}
      </Button>
    </div>
  )
}
