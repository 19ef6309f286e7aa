import { FindInput } from '#ui/backoffice/FindInput.tsx'
import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import type { PickedPicture, PicturePicker } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, FileButton, Modal } from '@mantine/core'
import { IconPhotoSearch, IconUpload } from '@tabler/icons-react'
import { type ComponentProps, useRef, useState } from 'react'
import type { LibraryImage } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { mediaTitles } from '../../words/titles.ts'
import { DropArea } from '../library/DropArea.tsx'
import { imageAddress } from '../library/ImageGrid.tsx'
import { useImageList } from '../library/use-image-list.ts'
import { imageTypes } from '../uploads/uploads.ts'
import { usePickedUploads } from './use-picked-uploads.ts'

type PickerProps = ComponentProps<PicturePicker> & { onClose: () => void }

/**
 * The dialog in which staff choose pictures from the library. With `isSingle` they choose one picture. Without it, they choose several, in
 * the order of their clicks. They can also drop, paste or upload pictures, which are added to the library and chosen.
 */
export default function PictureDialog({ isSingle, language, onClose, onPick }: PickerProps) {
  const t = useTexts(libraryTexts)
  const titles = useTexts(mediaTitles)
  const { found, hasMore, images, more, search, setSearch } = useImageList()
  const [chosen, setChosen] = useState<readonly PickedPicture[]>([])
  const take = (pictures: readonly PickedPicture[]) => {
    onPick(pictures)
    onClose()
  }
  const reset = useRef<() => void>(null)
  const { isBusy, refused, send } = usePickedUploads((stored) =>
    isSingle ? take(stored) : setChosen((before) => [...before, ...stored]),
  )
  const sendAllowed = (files: readonly File[]) => void send(isSingle ? files.slice(0, 1) : files)
  const toggle = (image: LibraryImage) => {
    const picked = pickedOf(image, language)
    if (isSingle) take([picked])
    else
      setChosen((before) =>
        before.some(({ id }) => id === image.id) ? before.filter(({ id }) => id !== image.id) : [...before, picked],
      )
  }
  return (
    <Modal opened onClose={onClose} title={t.picker.title} size={820}>
      <DropArea className="col dialog" onFiles={sendAllowed}>
        <div className="row w">
          <FindInput data-autofocus label={t.search} value={search} onFind={setSearch} />
          <FileButton
            multiple={!isSingle}
            resetRef={reset}
            onChange={(files: File | File[] | null) => {
              sendAllowed(files ? [files].flat() : [])
              // The file input is cleared. Otherwise the browser would not report the same file again if the user chooses it a second time.
              reset.current?.()
            }}
            accept={imageTypes}
          >
            {(button) => (
              <Button loading={isBusy} leftSection={<IconUpload className="i" stroke={1.75} aria-hidden />} {...button}>
                {t.upload}
              </Button>
            )}
          </FileButton>
        </div>
        <p className="hint" role="status">
          {isBusy ? t.picker.sending : t.picker.hint}
        </p>
        {refused.length > 0 ? (
          <Banner tone="alarm">
            {refused.map((message) => (
              <p key={message}>{message}</p>
            ))}
          </Banner>
        ) : null}
        {found.isPending ? <LoadingState label={titles.images} rows={3} /> : null}
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
            <Button size="lg" variant="filled" disabled={chosen.length === 0 || isBusy} onClick={() => take(chosen)}>
              {t.picker.take(chosen.length)}
            </Button>
          )}
        </DialogFoot>
      </DropArea>
    </Modal>
  )
}

const pickedOf = (image: LibraryImage, language: 'de' | 'en'): PickedPicture => {
  const { alt, altEn, extension, focal, id, isDecorative, version } = image
  return { id, version, extension, alt: language === 'en' ? altEn : alt, isDecorative, focal }
}
