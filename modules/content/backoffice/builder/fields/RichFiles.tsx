import { builderTexts } from '../../../words/builder.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useSlots } from '#ui/backoffice/crud/slots.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Textarea } from '@mantine/core'
import { IconFile, IconPhotoPlus } from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { richFileTypes } from '../../../rules/blocks/rich-files.ts'
import { type StoredPicture, pictureAddress, pictureTypes } from './use-rich-upload.ts'

const FileDialog = lazy(() => import('#modules/media/backoffice/parts/FileDialog.tsx'))

interface RichFilesProps {
  editor: Editor
  language: 'de' | 'en'
  isBusy: boolean
  send: (files: readonly File[]) => void
}

/**
 * Tools of the rich text editor that insert pictures from the device, and pictures and files from the media library. If a picture in the text is
 * chosen, staff can edit its description.
 */
export function RichFiles({ editor, isBusy, language, send }: RichFilesProps) {
  const t = useTexts(builderTexts).field
  const { PicturePicker, pictureStore } = useSlots()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const alt = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      at.isActive('picture') ? String(at.getAttributes('picture')['alt'] ?? '') : undefined,
  })
  const insert = (pictures: readonly StoredPicture[]) =>
    editor
      .chain()
      .focus()
      .insertContent(pictures.map((one) => ({ type: 'picture', attrs: { src: pictureAddress(one), alt: one.alt } })))
      .run()
  const link = (file: { filename: string; extension: string; href: string }) => {
    setIsOpen(false)
    if (!richFileTypes.some((one) => one === file.extension)) return notify(t.richOnly, 'failed')
    const to = editor.chain().focus()
    return editor.state.selection.empty
      ? to
          .insertContent({
            type: 'text',
            text: file.filename,
            marks: [{ type: 'link', attrs: { href: file.href } }],
          })
          .run()
      : to.setLink({ href: file.href }).run()
  }
  return (
    <>
      <div className="row w richfiles">
        {pictureStore ? (
          <>
            <Button
              size="xs"
              variant="subtle"
              loading={isBusy}
              leftSection={<IconPhotoPlus className="i" stroke={1.75} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              {t.richPicture}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              multiple
              accept={pictureTypes}
              onChange={(event) => {
                send([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </>
        ) : null}
        {PicturePicker ? <PicturePicker isSingle={false} language={language} onPick={insert} /> : null}
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconFile className="i" stroke={1.75} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t.richFile}
        </Button>
      </div>
      {alt === undefined ? null : (
        <Textarea
          className="richalt"
          label={t.alt}
          description={t.altHelp}
          autosize
          maxLength={300}
          value={alt}
          onChange={(event) => editor.commands.updateAttributes('picture', { alt: event.currentTarget.value })}
        />
      )}
      {isOpen ? (
        <Suspense>
          <FileDialog
            onClose={() => setIsOpen(false)}
            onPick={({ extension, filename, id, publicHash, version }) =>
              link({ filename, extension, href: `/upload/${publicHash}/${id}-${version}.${extension}` })
            }
          />
        </Suspense>
      ) : null}
    </>
  )
}
