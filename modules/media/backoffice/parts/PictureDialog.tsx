import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import type { PicturePicker } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, Modal, TextInput } from '@mantine/core'
import { IconPhotoSearch, IconSearch } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import type { LibraryImage } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { imageAddress } from '../library/ImageGrid.tsx'
import { useImageList } from '../library/use-image-list.ts'

/** Chooses pictures of the library: one, or several in the order of the clicks. */
export default function PictureDialog({
  isSingle,
  language,
  onClose,
  onPick,
}: ComponentProps<PicturePicker> & { onClose: () => void }) {
  const t = useTexts(libraryTexts)
  const { found, hasMore, images, more, search, setSearch } = useImageList()
  const [chosen, setChosen] = useState<readonly LibraryImage[]>([])
  const take = (pictures: readonly LibraryImage[]) => {
    onPick(
      pictures.map(({ alt, altEn, extension, focal, id, isDecorative, version }) => ({
        id,
        version,
        extension,
        alt: language === 'en' ? altEn : alt,
        isDecorative,
        focal,
      })),
    )
    onClose()
  }
  const toggle = (image: LibraryImage) => {
    if (isSingle) take([image])
    else
      setChosen((before) =>
        before.some(({ id }) => id === image.id) ? before.filter(({ id }) => id !== image.id) : [...before, image],
      )
  }
  return (
    <Modal opened onClose={onClose} title={t.picker.title} size={820}>
      <div className="m-media col" style={{ gap: 14 }}>
        <TextInput
          data-autofocus
          aria-label={t.search}
          placeholder={t.search}
          leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {found.isPending ? <LoadingState label={t.images} rows={3} /> : null}
        {found.isError ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : null}
        {found.isSuccess && images.length === 0 ? (
          <EmptyState icon={IconPhotoSearch} title={search ? t.noneTitle : t.picker.none} />
        ) : null}
        <div className="tiles picker-tiles">
          {images.map((image) => (
            <button
              type="button"
              key={image.id}
              className="picker-tile"
              aria-pressed={chosen.some(({ id }) => id === image.id)}
              onClick={() => toggle(image)}
            >
              <img src={imageAddress(image)} alt={language === 'en' ? image.altEn : image.alt} loading="lazy" />
              <span className="el sm">{image.name}</span>
            </button>
          ))}
        </div>
        {hasMore ? <Button onClick={more}>{t.more}</Button> : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          {isSingle ? null : (
            <Button size="lg" variant="filled" disabled={chosen.length === 0} onClick={() => take(chosen)}>
              {t.picker.take(chosen.length)}
            </Button>
          )}
        </DialogFoot>
      </div>
    </Modal>
  )
}
