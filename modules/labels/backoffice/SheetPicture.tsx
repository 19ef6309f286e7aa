import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { labelTexts } from '../words/labels.ts'

export const picture = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** Shows one sheet as it will be printed, with buttons for the previous and the next sheet. */
export function SheetPicture(props: {
  sheet: string
  title: string
  page: number
  pages: number
  onPage: (page: number) => void
}) {
  const t = useTexts(labelTexts)
  const { sheet, title, page, pages, onPage } = props
  return (
    <figure className="a4">
      <img src={picture(sheet)} alt={title} />
      <figcaption className="row">
        <ActionIcon variant="subtle" aria-label={t.previous} disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <IconChevronLeft className="i" aria-hidden />
        </ActionIcon>
        {t.preview(page, pages)} · A4
        <ActionIcon variant="subtle" aria-label={t.next} disabled={page >= pages} onClick={() => onPage(page + 1)}>
          <IconChevronRight className="i" aria-hidden />
        </ActionIcon>
      </figcaption>
    </figure>
  )
}
