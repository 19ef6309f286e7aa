import { drawn } from '#ui/backoffice/testing/drawn-form.tsx'
import { expect, it } from 'vitest'
import type { ImageView } from '../../contract.ts'
import { VersionList } from './VersionList.tsx'

it('versions of a picture show the local time of the business, whatever the time zone of the device is', () => {
  const at = '2026-11-22T04:52:00Z'
  const version = {
    version: 1,
    extension: 'jpg',
    width: 9,
    height: 9,
    bytes: 9,
    source: 1,
    edit: null,
    formats: [],
    at,
  }
  const image = { id: 'i', version: 1, versions: [{ ...version, by: 'Nina' }] } as unknown as ImageView
  const list = (timeZone: string) =>
    drawn(<VersionList image={image} isBusy={false} run={async () => undefined as never} />, {
      branches: [{ id: 'b', name: 'Wien', timeZone }] as never,
    })
  expect(list('Europe/Vienna')).toContain('05:52')
  expect(list('Asia/Tokyo')).toContain('13:52')
})
