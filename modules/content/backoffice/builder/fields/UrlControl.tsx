import { includesFolded } from '#ui/backoffice/match.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Autocomplete } from '@mantine/core'
import { useMemo, useState } from 'react'
import { contentEndpoints } from '../../../contract.ts'
import { deadPath, livePaths } from '../../../rules/seo.ts'
import { homePaths, siteHref } from '../../../rules/site-paths.ts'
import { builderTexts } from '../../../words/builder.ts'
import { type ControlProps, useControl } from './field-view.ts'
import { useLinkCheck } from './use-link-check.ts'

/** Returns the pages in one language by their address (`byAddress`), and the addresses that lead to a published page (`live`). */
function usePagesByAddress(language: 'de' | 'en') {
  const overview = useCall(contentEndpoints.sites.overview)
  const lines = overview.data?.value
  // A business may have hundreds of pages, and this field is rendered again with each letter that is typed in its form. So the list is made only
  // when the pages change.
  return useMemo(() => {
    const pages = (lines ?? []).filter(
      ({ locale, state }) => state !== 'trashed' && (locale === 'en' ? 'en' : 'de') === language,
    )
    const byAddress = new Map(pages.map((page) => [siteHref({ ...page, locale: language }), page]))
    const live = livePaths(
      pages.map(({ locale, path, state }) => ({ locale, path, isLive: state === 'live' || state === 'changed' })),
      Object.entries(homePaths).map(([locale, path]) => `/${locale}/${path}`),
    )
    return { addresses: [...byAddress.keys()], byAddress, live, isKnown: lines !== undefined }
  }, [language, lines])
}

/**
 * A field for the target of a link. The user types an address, or types the name of a page and chooses it. Only pages in the language of the edited
 * page are offered.
 */
export function UrlControl(props: ControlProps) {
  const t = useTexts(builderTexts)
  const { common } = useControl(props)
  const { language } = props
  const { onBlur, wrong } = useLinkCheck(props.value)
  const { addresses, byAddress, isKnown, live } = usePagesByAddress(language)
  const [isOpen, setIsOpen] = useState(false)
  const value = typeof props.value === 'string' ? props.value : ''
  const dead = isKnown && value.startsWith(`/${language}/`) ? deadPath(value, live) : undefined
  return (
    <Autocomplete
      {...common}
      error={common.error ?? wrong}
      onBlur={onBlur}
      description={dead ? t.page.warnings.linkDead(dead) : common.description}
      styles={dead ? { description: { color: 'var(--new-t)' } } : {}}
      autoComplete="off"
      maxDropdownHeight={280}
      // While the list of the field is closed, no pages are searched.
      data={isOpen ? addresses : []}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      value={value}
      filter={({ options, search }) =>
        options.filter(
          (one) => 'value' in one && includesFolded(`${byAddress.get(one.value)?.name} ${one.value}`, search),
        )
      }
      renderOption={({ option: { value } }) => {
        const page = byAddress.get(value)
        return (
          <span className="m-content col" style={{ gap: 0 }}>
            <b>{page?.name}</b>
            <span className="mut sm">
              {value}
              {page && page.state !== 'live' && page.state !== 'changed' ? ` · ${t.states[page.state]}` : ''}
            </span>
          </span>
        )
      }}
      onChange={(value) => props.onChange(value.trim())}
    />
  )
}
