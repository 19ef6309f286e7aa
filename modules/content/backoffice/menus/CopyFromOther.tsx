import { menuTexts } from '../../words/menus.ts'
import { must } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { contentEndpoints, type DocumentLine, type NavigationItem } from '../../contract.ts'
import { menuIdentifier, type MenuPlace } from '../../rules/menu-edit.ts'
import { inLanguage } from '../../rules/menu-language.ts'
import { itemsOf } from './menu-items.ts'

interface CopyProps {
  all: readonly DocumentLine[]
  place: MenuPlace
  locale: 'de' | 'en'
  pages: readonly DocumentLine[]
  onCopy: (items: readonly NavigationItem[]) => void
}

/**
 * A button that replaces the entries of this menu's draft with the entries of the same menu in the other language. If a target page also
 * exists in this menu's language, the entry leads to that page. Without a menu in the other language there is no button.
 */
export function CopyFromOther({ all, locale, onCopy, pages, place }: CopyProps) {
  const t = useTexts(menuTexts)
  const api = useApi()
  const other = locale === 'de' ? 'en' : 'de'
  const twin = all.find(({ name, state }) => name === menuIdentifier(place, other) && state !== 'trashed')
  if (!twin) return null
  const copy = async () => {
    const { value } = await must(api, contentEndpoints.navigations.draft, { params: { id: twin.id } })
    onCopy(inLanguage(itemsOf(value.data), locale, pages))
    notify(t.copied)
  }
  return (
    <Button
      className="hide-phone"
      leftSection={<IconCopy className="i" stroke={1.75} aria-hidden />}
      onClick={() => void copy()}
    >
      {t.copyFrom(other.toUpperCase())}
    </Button>
  )
}
