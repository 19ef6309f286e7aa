import { builderTexts } from '../../words/builder.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { contentEndpoints } from '../../contract.ts'
import { lengthOf } from '../../rules/blocks/values.ts'
import type { DocumentData } from '../../rules/differences.ts'
import { seoLimits, type SeoWarning, seoWarnings } from '../../rules/seo.ts'
import { homePaths } from '../../rules/site-paths.ts'

/** Shows how a search engine would show the page: title, address and description. Long texts are cut off, as search engines do. */
export function Snippet(props: { title: string; path: string; description: string }) {
  const t = useTexts(builderTexts).page
  const cut = (value: string, most: number) =>
    lengthOf(value) > most ? `${[...value].slice(0, most - 1).join('')}…` : value
  return (
    <div className="fld">
      <span className="lbl">{t.preview}</span>
      <div className="snippet">
        <span className="xs mut el">
          {location.host}
          {props.path}
        </span>
        <b>{cut(props.title, seoLimits.title)}</b>
        <span className="sm t2">{cut(props.description, seoLimits.description)}</span>
      </div>
    </div>
  )
}

/** Warnings for search engines, for example about a missing description or a picture without a text. A page with warnings can be published. */
export function Warnings({ data, id }: { data: DocumentData; id: string }) {
  const t = useTexts(builderTexts).page.warnings
  const pages = useCall(contentEndpoints.sites.overview).data?.value
  if (!pages) return null
  const others = pages
    .filter(({ state }) => state !== 'trashed')
    .map((one) => ({ ...one, isLive: one.state === 'live' || one.state === 'changed' }))
  const textOf = (warning: SeoWarning): string => {
    if (warning.kind === 'titleTwice') return t.titleTwice(warning.name)
    if (warning.kind === 'altMissing') return t.altMissing(warning.count)
    return warning.kind === 'linkDead' ? t.linkDead(warning.path) : t[warning.kind]
  }
  const found = seoWarnings(
    data,
    id,
    others,
    Object.entries(homePaths).map(([locale, path]) => `/${locale}/${path}`),
  )
  if (found.length === 0) return null
  return (
    <ul className="col" style={{ gap: 6 }}>
      {found.map((warning) => (
        <li key={textOf(warning)} className="row sm t2" style={{ alignItems: 'flex-start' }}>
          <IconAlertTriangle className="i warn" stroke={1.75} aria-hidden />
          {textOf(warning)}
        </li>
      ))}
    </ul>
  )
}
