import { failureText, must } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, FileButton, Menu, TextInput } from '@mantine/core'
import { IconCopy, IconDots, IconDownload, IconFile, IconMovie, IconReplace, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { type LibraryFile, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { dataUrlOf, sizeText } from '../uploads/uploads.ts'
import { useRefresh } from './use-library.ts'

const previewed: ReadonlySet<string> = new Set(['jpg', 'png', 'gif'])
const fileAddress = ({ extension, id, publicHash, version }: LibraryFile): string =>
  `/upload/${publicHash}/${id}-${version}.${extension}`

/** Shows a small preview if the file is a JPEG, PNG or GIF, otherwise an icon and the type of the file. */
export function FilePreview({ file }: { file: LibraryFile }) {
  if (previewed.has(file.extension))
    return (
      <img className="file-preview" src={`/upload/${file.publicHash}/preview/${file.id}-${file.version}.jpg`} alt="" />
    )
  const Picture = file.mimeType.startsWith('video/') ? IconMovie : IconFile
  return (
    <span className="file-preview">
      <Picture className="i" stroke={1.75} aria-hidden />
      <span>{file.extension.toUpperCase()}</span>
    </span>
  )
}

/** One row in the list of files. Staff can change the name in the row. */
export function FileRow({ file, onRemove }: { file: LibraryFile; onRemove: () => void }) {
  const t = useTexts(libraryTexts)
  const locale = useLocale()
  const api = useApi()
  const refresh = useRefresh()
  const [name, setName] = useState<string>()
  const change = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      notify(failureText(error, t.failed), 'failed')
    }
    setName(undefined)
    await refresh()
  }
  const params = { id: file.id }
  const { revision } = file
  const save = () => {
    const filename = name?.trim()
    if (!filename || filename === file.filename) return setName(undefined)
    return void change(() => must(api, mediaEndpoints.updateFile, { params, body: { revision, filename } }))
  }
  const replace = async (chosen: File | null) => {
    if (!chosen) return
    const body = { revision, filename: chosen.name, dataUrl: await dataUrlOf(chosen) }
    await change(() => must(api, mediaEndpoints.replaceFile, { params, body }))
  }
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${fileAddress(file)}`)
    notify(t.copied)
  }
  return (
    <tr>
      <td>
        <span className="row">
          <FilePreview file={file} />
          <TextInput
            className="file-name"
            variant="unstyled"
            aria-label={t.rename}
            maxLength={200}
            value={name ?? file.filename}
            onChange={(event) => setName(event.currentTarget.value)}
            onBlur={save}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
              if (event.key === 'Escape') setName(undefined)
            }}
          />
        </span>
      </td>
      <td className="hide-phone">{file.extension.toUpperCase()}</td>
      <td className="hide-phone">{sizeText(file.bytes, locale)}</td>
      <td>{t.places(file.uses)}</td>
      <td>
        <FileButton onChange={(chosen) => void replace(chosen)} accept={`.${file.extension}`}>
          {({ onClick }) => (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="subtle" aria-label={`${t.actions}: ${file.filename}`}>
                  <IconDots className="i" stroke={1.75} aria-hidden />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item
                  component="a"
                  href={fileAddress(file)}
                  leftSection={<IconDownload className="i" aria-hidden />}
                >
                  {t.download}
                </Menu.Item>
                <Menu.Item leftSection={<IconCopy className="i" aria-hidden />} onClick={() => void copy()}>
                  {t.copy}
                </Menu.Item>
                <Menu.Item leftSection={<IconReplace className="i" aria-hidden />} onClick={onClick}>
                  {t.replace}
                </Menu.Item>
                <Menu.Item color="red" leftSection={<IconTrash className="i" aria-hidden />} onClick={onRemove}>
                  {t.delete}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </FileButton>
      </td>
    </tr>
  )
}
