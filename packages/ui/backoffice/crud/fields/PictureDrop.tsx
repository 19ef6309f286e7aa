import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Menu } from '@mantine/core'
import { IconPalette, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Banner } from '../../Banner.tsx'
import { useApi, useLocale, useTexts } from '../../staff.tsx'
import { type ImageRef, type PickedPicture, useSlots } from '../slots.tsx'

const accepted = '.jpg,.jpeg,.png,.gif,.webp,.svg'

/**
 * Lets the user add pictures: files that are dropped or chosen from the device, stored pictures, and drawings that exist already
 * (`artwork`).
 */
export function PictureDrop({
  artwork,
  isSingle,
  language = 'de',
  onAdd,
  onPick,
}: {
  artwork: readonly { id: string; label: string }[]
  isSingle: boolean
  /** Language of the page. A chosen picture has its alternative text in this language. */
  language?: 'de' | 'en'
  onAdd: (images: ImageRef[]) => void
  /**
   * Gets the stored pictures that the user has chosen, with focal point and `isDecorative`. Default: `onAdd` gets the pictures, without these
   * two values.
   */
  onPick?: (pictures: readonly PickedPicture[]) => void
}) {
  const t = useTexts(editorTexts).field
  const api = useApi()
  const locale = useLocale()
  const { PicturePicker, pictureStore } = useSlots()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<readonly string[]>([])
  const addPicked = (pictures: readonly PickedPicture[]) =>
    onAdd(pictures.map(({ alt, extension, id, version }) => ({ id, version, extension, alt })))
  const send = async (files: readonly File[]) => {
    if (!pictureStore || files.length === 0) return
    setIsBusy(true)
    setFailed([])
    const made: ImageRef[] = []
    const problems: string[] = []
    const { messageOf, storeImage } = await pictureStore()
    for (const file of isSingle ? files.slice(0, 1) : files) {
      try {
        made.push(await storeImage(api, file))
      } catch (error) {
        problems.push(messageOf(error, file, locale))
      }
    }
    setFailed(problems)
    setIsBusy(false)
    if (made.length > 0) onAdd(made)
  }
  return (
    <>
      <div
        className={`dropzone ${isOver ? 'over' : ''}`}
        aria-busy={isBusy}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          void send([...event.dataTransfer.files])
        }}
      >
        {pictureStore ? (
          <>
            <IconUpload className="i" stroke={1.75} aria-hidden />
            <span role="status">{isBusy ? t.pictureUploading : t.pictureDrop}</span>
            <Button size="xs" variant="subtle" disabled={isBusy} onClick={() => input.current?.click()}>
              {t.pictureUpload}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              accept={accepted}
              multiple={!isSingle}
              data-upload
              onChange={(event) => {
                void send([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </>
        ) : null}
        {PicturePicker ? <PicturePicker isSingle={isSingle} language={language} onPick={onPick ?? addPicked} /> : null}
        {artwork.length > 0 ? (
          <Menu position="bottom-start">
            <Menu.Target>
              <Button size="xs" variant="subtle" leftSection={<IconPalette className="i" stroke={1.75} aria-hidden />}>
                {t.pictureDrawing}
              </Button>
            </Menu.Target>
            <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              {artwork.map(({ id, label }) => (
                <Menu.Item key={id} onClick={() => onAdd([{ id, version: 1, extension: 'svg', alt: label }])}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        ) : null}
        {pictureStore ? (
          <span className="hint" style={{ flexBasis: '100%' }}>
            {t.pictureTypes}
          </span>
        ) : null}
      </div>
      {failed.length > 0 ? (
        <Banner tone="alarm">
          {failed.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      ) : null}
    </>
  )
}
