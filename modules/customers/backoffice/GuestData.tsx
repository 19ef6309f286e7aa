import { urlOf } from '#contract/client.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconEraser, IconFileDescription } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { guestEndpoints as calls } from '../contract/guest.ts'
import { privacyTexts } from '../words/privacy.ts'
import { EraseGuest } from './EraseGuest.tsx'

/** What a guest may ask for: all that is kept of them, and its erasure. For administrators. */
export function GuestData({ id, name }: { id: string; name: string }) {
  const t = useTexts(privacyTexts)
  const { user } = useStaff()
  const navigate = useNavigate()
  const [isErasing, setErasing] = useState(false)
  if (!user.roles.includes('ROLE_ADMIN')) return null
  const file = (as: 'html' | 'json') => urlOf(calls.file, { params: { kind: 'customer', id }, query: { as } })
  return (
    <>
      <h3>{t.title}</h3>
      <div className="row w">
        <Button
          component="a"
          href={file('html')}
          download
          leftSection={<IconFileDescription className="i" stroke={1.75} aria-hidden />}
        >
          {t.page}
        </Button>
        <Button component="a" href={file('json')} download variant="subtle">
          {t.data}
        </Button>
        <Button
          variant="danger-subtle"
          leftSection={<IconEraser className="i" stroke={1.75} aria-hidden />}
          onClick={() => setErasing(true)}
        >
          {t.erase}
        </Button>
      </div>
      {isErasing ? (
        <EraseGuest
          guest={{ kind: 'customer', id }}
          name={name}
          onClose={() => setErasing(false)}
          onErased={() => void navigate('/kunden')}
        />
      ) : null}
    </>
  )
}
