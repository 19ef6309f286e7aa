import { categoryWords, tagWords } from '../words/offer.ts'
import { editorOf, type FormView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { IconCalendarClock, IconInfoCircle } from '@tabler/icons-react'
import { categoryEntity, catalogueEndpoints, tagEntity } from '../contract.ts'
import { trashTexts } from '../words/trash.ts'
import { CategoryImage } from './artwork.tsx'
import { trash } from './trash/trash.ts'

const nameOf = ({ name }: { name?: string | null | undefined }): string => name ?? ''

export const categoryEditor = editorOf(categoryEntity, {
  calls: catalogueEndpoints.categories,
  words: categoryWords,
  nameOf,
  sections: [
    { name: 'general', icon: IconInfoCircle },
    { name: 'availability', icon: IconCalendarClock },
  ],
  placed: { isEnabled: 'availability', isVisibleWhenUnavailable: 'availability', schedule: 'availability' },
  halves: ['name', 'position'],
  overrides: { image: CategoryImage },
  reorder: catalogueEndpoints.reorderCategories,
  layout: 'tabs',
  trash: { ...trash, note: (locale) => trashTexts(locale).withProducts },
  keepsDrafts: true,
})

export const tagEditor = editorOf(tagEntity, {
  calls: catalogueEndpoints.tags,
  words: tagWords,
  nameOf,
  halves: ['kind', 'color'],
  filters: ['kind'],
  reorder: catalogueEndpoints.reorderTags,
  cells: { name: ({ value, record }) => <TagBadge name={value} color={record.color} /> },
  aside: TagPreview,
  trash,
  keepsDrafts: true,
})

/** Shows a tag as guests see it. The colour of the tag is only shown as a dot next to its name, so that the name can be read with any colour. */
function TagBadge({ name, color }: { name: string; color: string | null | undefined }) {
  return (
    <span className="bdg out">
      {color ? <span className="dot" style={{ background: color }} /> : null}
      {name}
    </span>
  )
}

function TagPreview({ values }: FormView<typeof tagEntity>) {
  const t = useTexts(tagWords)
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.preview}</h2>
      </div>
      <div className="bd">
        {values.isEnabled ? (
          <TagBadge name={nameOf(values) || t.one} color={values.color} />
        ) : (
          <span className="mut">{t.previewOff}</span>
        )}
      </div>
    </section>
  )
}
