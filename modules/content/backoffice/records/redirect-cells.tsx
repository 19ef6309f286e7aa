import { inputProps } from '#ui/backoffice/crud/fields/Labelled.tsx'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import type { FieldProps } from '#ui/backoffice/crud/field-props.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Select } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBrowser,
  IconExternalLink,
  IconEyeOff,
  IconRefresh,
  IconUser,
} from '@tabler/icons-react'
import { contentEndpoints, type Redirect } from '../../contract.ts'
import { redirectWords } from '../../words/records.ts'
import { isLive } from '../menus/menu-targets.ts'

/**
 * The field for the HTTP status of a redirect. Browsers store a 301 and do not ask again; after a 302 they ask each time. The form stores the status
 * as a number, but the select needs texts.
 */
export function StatusChoice(props: FieldProps) {
  return (
    <Select
      {...inputProps(props)}
      data={Object.entries(props.choices).map(([value, label]) => ({ value, label }))}
      value={String(props.value ?? 301)}
      allowDeselect={false}
      onChange={(value) => props.onChange(value === '302' ? 302 : 301)}
    />
  )
}

export function RedirectFrom({ record }: { record: Redirect }) {
  const t = useTexts(redirectWords)
  return (
    <span className="row w" style={{ gap: 6 }}>
      <b>{record.from}</b>
      {record.isEnabled ? null : (
        <span className="bdg idle">
          <IconEyeOff className="i" stroke={1.75} aria-hidden />
          {t.off}
        </span>
      )}
    </span>
  )
}

/**
 * The table cell with the target of a redirect: the current address of the chosen page, or the typed address. A badge warns if the page is not
 * published.
 */
export function RedirectTarget({ record }: { record: Redirect }) {
  const t = useTexts(redirectWords)
  const pages = useCall(contentEndpoints.sites.overview)
  const page = pages.data?.value.find(({ id }) => id === record.toSite)
  const Picture = record.toSite ? IconBrowser : IconExternalLink
  return (
    <span className="row w" style={{ gap: 6 }}>
      <Picture className="i mut" stroke={1.75} aria-hidden />
      {page ? `/${page.locale}/${page.path}` : record.to}
      {pages.isSuccess && record.toSite && !(page && isLive(page)) ? (
        <span className="bdg new">
          <IconAlertTriangle className="i" stroke={1.75} aria-hidden />
          {t.notPublic}
        </span>
      ) : null}
    </span>
  )
}

export function RedirectOrigin({ record }: { record: Redirect }) {
  const t = useTexts(redirectWords)
  const isAuto = record.origin === 'auto'
  const Picture = isAuto ? IconRefresh : IconUser
  return (
    <span className={`bdg ${isAuto ? 'prog' : 'out'}`}>
      <Picture className="i" stroke={1.75} aria-hidden />
      {t.choices.origin[record.origin]}
    </span>
  )
}

export function LastHit({ value }: { value: string | null | undefined }) {
  const t = useTexts(redirectWords)
  const locale = useLocale()
  const now = useNow(60_000)
  return (
    <span className={value ? '' : 'mut'}>
      {value ? formatListed(Date.parse(value), now, deviceZone(), locale) : t.never}
    </span>
  )
}
