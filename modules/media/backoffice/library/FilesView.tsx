import { FindInput } from '#ui/backoffice/FindInput.tsx'
import { CallFailed, failureText, must, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { Button, Modal } from '@mantine/core'
import { IconFile, IconFileSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { type LibraryFile, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { FileRow } from './FileRow.tsx'
import { useRefresh } from './use-library.ts'

/** The list of the files that staff uploaded. Pages can offer them to guests for download. */
export function FilesView() {
  const t = useTexts(libraryTexts)
  const api = useApi()
  const refresh = useRefresh()
  const [search, setSearch] = useState('')
  const [leaving, setLeaving] = useState<LibraryFile>()
  const words = useDeferredValue(search.trim())
  const found = useCall(
    mediaEndpoints.listFiles,
    { query: { pageSize: 200, ...(words ? { search: words } : {}) } },
    { keepPrevious: true },
  )
  const files = found.data?.value ?? []
  const remove = async (file: LibraryFile) => {
    setLeaving(undefined)
    try {
      await must(api, mediaEndpoints.removeFile, { params: { id: file.id } })
      notify(t.deleted)
    } catch (error) {
      const places = error instanceof CallFailed && error.status === 409 ? namesIn(error.data) : ''
      notify(places ? t.inUseAt(file.filename, places) : failureText(error, t.failed), 'failed')
    }
    await refresh()
  }
  return (
    <>
      <div className="tools">
        <FindInput label={t.searchFiles} value={search} onFind={setSearch} />
        <span className="mut sm" role="status">
          {t.countFiles(found.data?.meta?.total ?? 0)}
        </span>
      </div>
      <div className="scroll">
        <div className="page">
          {found.isPending ? <LoadingState label={t.files} /> : null}
          {found.isError ? (
            <FailedState error={found.error} title={t.filesFailed} retry={() => void found.refetch()} />
          ) : null}
          {found.isSuccess && files.length === 0 ? (
            search ? (
              <EmptyState icon={IconFileSearch} title={t.noneTitle} text={t.noneText}>
                <Button onClick={() => setSearch('')}>{t.clear}</Button>
              </EmptyState>
            ) : (
              <EmptyState icon={IconFile} title={t.filesEmptyTitle} text={t.filesEmptyText} />
            )
          ) : null}
          {files.length > 0 ? (
            <div className="listwrap">
              <table className="tbl">
                <thead>
                  <tr>
                    <th>{t.rename}</th>
                    <th className="hide-phone">{t.type}</th>
                    <th className="hide-phone">{t.size}</th>
                    <th>{t.used}</th>
                    <th aria-label={t.actions} />
                  </tr>
                </thead>
                <tbody>
                  {files.map((file) => (
                    <FileRow key={file.id} file={file} onRemove={() => setLeaving(file)} />
                  ))}
                </tbody>
              </table>
            </div>
          ) : null}
        </div>
      </div>
      <Modal opened={leaving !== undefined} onClose={() => setLeaving(undefined)} title={t.deleteFileTitle} size={440}>
        <div className="m-media col" style={{ gap: 14 }}>
          <p>{t.deleteFileText}</p>
          <DialogFoot back={t.cancel} onBack={() => setLeaving(undefined)} isBackFirst>
            <Button size="lg" color="red" variant="filled" onClick={() => leaving && void remove(leaving)}>
              {t.delete}
            </Button>
          </DialogFoot>
        </div>
      </Modal>
    </>
  )
}

/**
 * The names of the records that still use a file, joined by commas. The server sends them when it refuses to delete the file. Empty if
 * `data` contains none.
 */
function namesIn(data: unknown): string {
  const places: unknown = typeof data === 'object' && data !== null && 'places' in data ? data.places : []
  if (!Array.isArray(places)) return ''
  return places
    .map((one: unknown) => (typeof one === 'object' && one && 'name' in one ? String(one.name) : ''))
    .join(', ')
}
