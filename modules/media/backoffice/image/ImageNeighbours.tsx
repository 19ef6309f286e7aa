import { useCall } from '#ui/backoffice/calls.ts'
import { useShortcuts } from '#ui/backoffice/ShortcutLayer.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { mediaTitles } from '../../words/titles.ts'
import { type ListAddress, queryOf } from '../library/list-address.ts'

/** Shows the position of this picture in the list from which it was opened, with links to the picture before and after it. */
export function ImageNeighbours({ id, list }: { id: string; list: ListAddress }) {
  const t = useTexts(libraryTexts).image
  const titles = useTexts(mediaTitles)
  const navigate = useNavigate()
  const found = useCall(
    mediaEndpoints.imageNeighbours,
    { params: { id }, query: queryOf(list.query) },
    { keepPrevious: true },
  ).data?.value
  const to = (other: string | null | undefined) => (other ? `/medien/bilder/${other}${list.search}` : undefined)
  const [previous, next] = [to(found?.previous), to(found?.next)]
  useShortcuts([
    { keys: ['k'], label: t.previous, group: titles.library, run: () => void (previous && navigate(previous)) },
    { keys: ['j'], label: t.next, group: titles.library, run: () => void (next && navigate(next)) },
  ])
  if (!found) return null
  const button = (address: string | undefined, label: string, Picture: typeof IconChevronLeft) =>
    address ? (
      <ActionIcon component={Link} to={address} aria-label={label} title={label}>
        <Picture className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
    ) : (
      <ActionIcon disabled aria-label={label}>
        <Picture className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
    )
  return (
    <>
      <span className="mut sm nw">{t.position(found.position, found.total)}</span>
      {button(previous, t.previous, IconChevronLeft)}
      {button(next, t.next, IconChevronRight)}
    </>
  )
}
