import { CallFailed, failureText, must } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Autocomplete, Button, Modal } from '@mantine/core'
import { IconFolder, IconRestore, IconTrash, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { type LibraryImage, mediaEndpoints } from '../../contract.ts'
import { libraryTexts } from '../../words/library.ts'
import { useRefresh } from './use-library.ts'

interface BulkProps {
  images: readonly LibraryImage[]
  folders: readonly string[]
  isTrash: boolean
  onDone: () => void
}

/** Buttons that act on all chosen pictures: move them to a folder, delete them, or restore them from the trash. */
export function BulkBar({ folders, images, isTrash, onDone }: BulkProps) {
  const t = useTexts(libraryTexts)
  const api = useApi()
  const refresh = useRefresh()
  const [dialog, setDialog] = useState<'folder' | 'delete'>()
  const [folder, setFolder] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  /**
   * Makes one API call for each picture, one after the other. If some of them fail, the others are still made, and one message is shown at
   * the end.
   */
  const each = async (work: (image: LibraryImage) => Promise<unknown>): Promise<void> => {
    setIsBusy(true)
    const failures: unknown[] = []
    for (const image of images) await work(image).catch((error: unknown) => failures.push(error))
    await refresh()
    setIsBusy(false)
    setDialog(undefined)
    onDone()
    const used = failures.filter((error) => error instanceof CallFailed && error.status === 409)
    if (failures.length === 0) return
    if (used.length === failures.length && dialog === 'delete') notify(t.inUse(used.length), 'look')
    else notify(failureText(failures[0], t.failed), 'failed')
  }
  const { recoverImage, removeImage, updateImage } = mediaEndpoints
  return (
    <div className="bulkbar" role="toolbar" aria-label={t.chosen(images.length)}>
      <b>{t.chosen(images.length)}</b>
      {isTrash ? (
        <Button
          size="xs"
          loading={isBusy}
          leftSection={<IconRestore className="i" stroke={1.75} aria-hidden />}
          onClick={() => void each(({ id }) => must(api, recoverImage, { params: { id } }))}
        >
          {t.recover}
        </Button>
      ) : (
        <>
          <Button
            size="xs"
            leftSection={<IconFolder className="i" stroke={1.75} aria-hidden />}
            onClick={() => setDialog('folder')}
          >
            {t.intoFolder}
          </Button>
          <Button
            size="xs"
            color="red"
            variant="subtle"
            leftSection={<IconTrash className="i" stroke={1.75} aria-hidden />}
            onClick={() => setDialog('delete')}
          >
            {t.delete}
          </Button>
        </>
      )}
      <span className="sp" />
      <ActionIcon variant="subtle" aria-label={t.unchoose} onClick={onDone}>
        <IconX className="i" stroke={1.75} aria-hidden />
      </ActionIcon>
      <Modal opened={dialog === 'folder'} onClose={() => setDialog(undefined)} title={t.intoFolder} size={440}>
        <Form
          className="m-media col"
          style={{ gap: 14 }}
          onSubmit={() =>
            each(({ id, revision }) => must(api, updateImage, { params: { id }, body: { revision, folder } }))
          }
        >
          <Autocomplete
            data-autofocus
            label={t.folderName}
            description={t.folderHelp}
            maxLength={60}
            data={[...folders]}
            value={folder}
            onChange={setFolder}
          />
          <DialogFoot back={t.cancel} onBack={() => setDialog(undefined)}>
            <Button size="lg" type="submit" variant="filled" loading={isBusy}>
              {t.move}
            </Button>
          </DialogFoot>
        </Form>
      </Modal>
      <Modal
        opened={dialog === 'delete'}
        onClose={() => setDialog(undefined)}
        title={t.deleteTitle(images.length)}
        size={440}
      >
        <div className="m-media col" style={{ gap: 14 }}>
          <p>{t.deleteText}</p>
          <DialogFoot back={t.cancel} onBack={() => setDialog(undefined)}>
            <Button
              size="lg"
              color="red"
              variant="filled"
              loading={isBusy}
              onClick={() => void each(({ id }) => must(api, removeImage, { params: { id } }))}
            >
              {t.delete}
            </Button>
          </DialogFoot>
        </div>
      </Modal>
    </div>
  )
}
