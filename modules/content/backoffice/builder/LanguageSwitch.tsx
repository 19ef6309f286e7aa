import { builderTexts } from '../../words/builder.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useCreatePage } from '../pages/use-create-page.ts'
import type { OpenDocument } from './use-document.ts'
import { useTwin } from './use-twin.ts'

/**
 * A switch that opens the same page in the other language. If that page does not exist yet, the switch creates it as a draft: a copy of this page.
 */
export function LanguageSwitch({ doc }: { doc: OpenDocument }) {
  const t = useTexts(builderTexts).language
  const navigate = useNavigate()
  const create = useCreatePage()
  const { data } = doc.draft
  const { own, twin } = useTwin(doc)
  const go = async (locale: 'de' | 'en') => {
    if (locale === own) return
    await doc.store.flush()
    const id = twin?.id ?? (await create.copy(doc.id, data, locale))
    if (id) void navigate(`/seiten/${id}`)
  }
  return (
    <div className="seg lang" role="group">
      {(['de', 'en'] as const).map((locale) => (
        <button
          type="button"
          key={locale}
          aria-pressed={locale === own}
          title={locale === own || twin ? t[locale] : t.missing(t[locale])}
          disabled={!doc.isMine && locale !== own && !twin}
          onClick={() => void go(locale)}
        >
          {locale.toUpperCase()}
          {locale !== own && !twin ? <IconPlus className="i" stroke={1.75} aria-label={t.missing(t[locale])} /> : null}
        </button>
      ))}
    </div>
  )
}
