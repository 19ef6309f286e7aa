import { useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Autocomplete, Switch, Textarea, TextInput } from '@mantine/core'
import { type LibraryImage, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import type { ImageDraft } from './use-image-draft.ts'

/** The fields for the German and English description of a picture, its name and its folder. */
export function ImageTexts({ image, onChange }: { image: LibraryImage; onChange: (part: ImageDraft) => void }) {
  const t = useTexts(libraryTexts).image
  const folders = useCall(mediaEndpoints.imageCounts).data?.value.folders ?? []
  return (
    <section className="fact" aria-label={t.texts}>
      <b>{t.texts}</b>
      <Textarea
        label={t.german}
        description={t.altHelp}
        autosize
        minRows={2}
        maxLength={300}
        disabled={image.isDecorative}
        value={image.alt}
        onChange={(event) => onChange({ alt: event.currentTarget.value })}
      />
      <Textarea
        label={t.english}
        autosize
        minRows={2}
        maxLength={300}
        disabled={image.isDecorative}
        value={image.altEn}
        onChange={(event) => onChange({ altEn: event.currentTarget.value })}
      />
      <Switch
        label={t.decorative}
        description={t.decorativeHelp}
        checked={image.isDecorative}
        onChange={(event) => onChange({ isDecorative: event.currentTarget.checked })}
      />
      <TextInput
        label={t.name}
        maxLength={200}
        value={image.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Autocomplete
        label={t.folder}
        maxLength={60}
        data={folders.map(({ name }) => name)}
        value={image.folder}
        onChange={(folder) => onChange({ folder })}
      />
    </section>
  )
}
