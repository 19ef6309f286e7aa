import '#ui/backoffice/crud/crud.css'
import '../media.css'
import { useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, FileButton, Modal, TextInput } from '@mantine/core'
import { IconSearch, IconUpload } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { type LibraryFile, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { DropArea } from '../library/DropArea.tsx'
import { FilePreview } from '../library/FileRow.tsx'
import { fileTypes } from '../uploads/uploads.ts'
import { useStoreFile } from './use-store-file.ts'

/** The dialog in which staff choose a file: one from the library, or a new one that they drop, paste or upload. */
export default function FileDialog(props: { onClose: () => void; onPick: (file: LibraryFile) => void }) {
  const t = useTexts(libraryTexts)
  const { messageOf, storeFile } = useStoreFile()
  const [search, setSearch] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const words = useDeferredValue(search.trim())
  const found = useCall(
    mediaEndpoints.listFiles,
    { query: { pageSize: 100, ...(words ? { search: words } : {}) } },
    { keepPrevious: true },
  )
  const files = found.data?.value ?? []
  const send = async (file: File | null) => {
    if (!file) return
    setIsBusy(true)
    try {
      props.onPick(await storeFile(file))
    } catch (error) {
      notify(messageOf(error, file), 'failed')
    }
    setIsBusy(false)
  }
  return (
    <Modal opened onClose={props.onClose} title={t.picker.titleFile} size={640}>
      <DropArea className="col dialog" onFiles={([file]) => void send(file ?? null)}>
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
      </DropArea>
    </Modal>
  )
}
