import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, FileButton, Modal, TextInput } from '@mantine/core'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { type LibraryFile, mediaEndpoints } from '../../contract.ts'
import { mediaErrors } from '../../words/errors.ts'
import { libraryTexts } from '../../words/library.ts'
import { LARGEST_STAFF_UPLOAD_BYTES, tooLarge } from '../../rules/upload-size.ts'
import { FilePreview } from '../library/FileRow.tsx'
import { useRefresh } from '../library/use-library.ts'
import { dataUrlOf, fileTypes } from '../uploads/uploads.ts'

/** Chooses a file of the library, or uploads one. */
export default function FileDialog(props: { onClose: () => void; onPick: (file: LibraryFile) => void }) {
  const t = useTexts(libraryTexts)
  const api = useApi()
  const refresh = useRefresh()
  const [search, setSearch] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const words = useDeferredValue(search.trim())
  const found = useCall(
    mediaEndpoints.listFiles,
    { query: { pageSize: 100, ...(words ? { search: words } : {}) } },
    { keepPrevious: true },
  )
  const files = found.data?.value ?? []
  const refused = useTexts((locale) => mediaErrors['upload.unusable'][locale])
  const send = async (file: File | null) => {
    if (!file) return
    setIsBusy(true)
    try {
      if (file.size > LARGEST_STAFF_UPLOAD_BYTES) throw new Error('too large')
      const body = { filename: file.name, dataUrl: await dataUrlOf(file) }
      const { value } = await must(api, mediaEndpoints.createFile, { body })
      await refresh()
      props.onPick(value)
    } catch (error) {
      notify(
        failureText(error, typeof refused === 'function' ? refused({ file: file.name, ...tooLarge(file) }) : refused),
        'failed',
      )
    }
    setIsBusy(false)
  }
  return (
    <Modal opened onClose={props.onClose} title={t.picker.titleFile} size={640}>
      <div className="m-media col" style={{ gap: 14 }}>
        <TextInput
          data-autofocus
          aria-label={t.searchFiles}
          placeholder={t.searchFiles}
          leftSection={<IconSearch className="i" stroke={1.75} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        {found.isPending ? <LoadingState label={t.files} rows={3} /> : null}
        {found.isError ? (
          <FailedState error={found.error} title={t.filesFailed} retry={() => void found.refetch()} />
        ) : null}
        {found.isSuccess && files.length === 0 ? <p className="mut">{search ? t.noneTitle : t.picker.none}</p> : null}
        <div className="tiles picker-tiles">
          {files.map((file) => (
            <button type="button" key={file.id} className="picker-tile" onClick={() => props.onPick(file)}>
              <FilePreview file={file} />
              <span className="el sm">{file.filename}</span>
            </button>
          ))}
        </div>
        <DialogFoot back={t.cancel} onBack={props.onClose}>
          <FileButton onChange={(file) => void send(file)} accept={fileTypes}>
            {(button) => (
              <Button
                size="lg"
                variant="filled"
                loading={isBusy}
                leftSection={<IconUpload className="i" stroke={1.75} aria-hidden />}
                {...button}
              >
                {t.upload}
              </Button>
            )}
          </FileButton>
        </DialogFoot>
      </div>
    </Modal>
  )
}
