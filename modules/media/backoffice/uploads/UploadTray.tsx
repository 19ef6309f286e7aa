import '../media.css'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, FileButton, Progress } from '@mantine/core'
import { IconCircleCheck, IconPhotoX, IconX } from '@tabler/icons-react'
import { libraryTexts } from '../../words/library.ts'
import { fileTypes, imageTypes, sizeText, type Upload } from './uploads.ts'

interface TrayProps {
  uploads: readonly Upload[]
  onRemove: (key: number) => void
  onReplace: (old: Upload, file: File) => void
  onClose: () => void
}

/**
 * A panel at the lower right of every screen that lists the uploads. A failed upload stays in the list with its message and buttons to choose another
 * file or to remove it.
 */
export default function UploadTray({ onClose, onRemove, onReplace, uploads }: TrayProps) {
  const { tray: t } = useTexts(libraryTexts)
  const done = uploads.filter(({ state }) => state === 'done').length
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <section className="m-media tray no-print" aria-label={t.title(done, uploads.length)}>
      <div className="row tray-head">
        <b role="status">{t.title(done, uploads.length)}</b>
        <span className="sp" />
        {isBusy ? null : (
          <ActionIcon variant="subtle" aria-label={t.close} onClick={onClose}>
            <IconX className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Progress value={(done / uploads.length) * 100} size="xs" radius={0} aria-hidden />
      <ul>
        {uploads.map((one) => (
          <TrayRow key={one.key} upload={one} onRemove={onRemove} onReplace={onReplace} />
        ))}
      </ul>
    </section>
  )
}

function TrayRow({ onRemove, onReplace, upload }: Pick<TrayProps, 'onRemove' | 'onReplace'> & { upload: Upload }) {
  const { tray: t } = useTexts(libraryTexts)
  const locale = useLocale()
  const { file, kind, state } = upload
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toUpperCase() ?? '?'
  const types = (kind === 'image' ? imageTypes : fileTypes).replaceAll('.', '').toUpperCase().replaceAll(',', ', ')
  if (state !== 'failed')
    return (
      <li className="row">
        <span className="el b">{file.name}</span>
        <span className="mut sm">{sizeText(file.size, locale)}</span>
        <span className="sp" />
        {state === 'done' ? (
          <span className="bdg ok">
            <IconCircleCheck className="i" stroke={1.75} aria-hidden />
            {t.done}
          </span>
        ) : (
          <>
            <span className="mut sm">{state === 'running' ? t.running : t.waiting}</span>
            <ActionIcon variant="subtle" aria-label={t.cancel(file.name)} onClick={() => onRemove(upload.key)}>
              <IconX className="i" stroke={1.75} aria-hidden />
            </ActionIcon>
          </>
        )}
      </li>
    )
  return (
    <li className="failed" role="alert">
      <IconPhotoX className="i" stroke={1.75} aria-hidden />
      <div className="col" style={{ gap: 6 }}>
        <span className="el b">{file.name}</span>
        <span>{upload.message}</span>
        <span className="mut sm">{t.allowed(types, `${ending}, ${sizeText(file.size, locale)}`)}</span>
        <span className="row w">
          <FileButton
            onChange={(other) => other && onReplace(upload, other)}
            accept={kind === 'image' ? imageTypes : fileTypes}
          >
            {(props) => (
              <Button size="xs" {...props}>
                {t.other}
              </Button>
            )}
          </FileButton>
          <Button size="xs" variant="subtle" onClick={() => onRemove(upload.key)}>
            {t.remove}
          </Button>
        </span>
      </div>
    </li>
  )
}
