import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconFile, IconFolderOpen, IconTrash } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { readFile } from '../../../rules/blocks/read-block.ts'
import type { FileValue } from '../../../rules/blocks/fields.ts'
import { builderTexts } from '../../../words/builder.ts'
import { type ControlProps, controlId, useControl } from './field-view.ts'

const FileDialog = lazy(() => import('#modules/media/backoffice/parts/FileDialog.tsx'))

type Files = Extract<ControlProps['field'], { type: 'images' | 'files' }>

/** A field for one file of the media library. */
export function FileControl(props: ControlProps) {
  const file = readFile(props.value)
  return <FileList {...props} files={file ? [file] : []} most={1} onFiles={([first]) => props.onChange(first)} />
}

/** A field for several files of the media library. The user sets their order. */
export function FilesControl(props: ControlProps<Files>) {
  const files = (Array.isArray(props.value) ? props.value : []).flatMap((one) => readFile(one) ?? [])
  return <FileList {...props} files={files} most={props.field.max ?? 200} onFiles={props.onChange} />
}

function FileList({
  files,
  most,
  onFiles,
  ...props
}: ControlProps & { files: readonly FileValue[]; most: number; onFiles: (files: readonly FileValue[]) => void }) {
  const t = useTexts(builderTexts).field
  const { error, help, label } = useControl(props)
  const [isOpen, setIsOpen] = useState(false)
  const without = (id: string) => files.filter((one) => one.id !== id)
  const moved = (index: number, by: number) => {
    const next = [...files]
    const [one] = next.splice(index, 1)
    if (one) next.splice(index + by, 0, one)
    onFiles(next)
  }
  return (
    <div className="fld m-content" role="group" aria-label={label} id={controlId(props.path)} tabIndex={-1}>
      <span className={`lbl ${props.field.required ? 'req' : ''}`}>{label}</span>
      {help ? <span className="hint">{help}</span> : null}
      {files.map((file, index) => (
        <span className="row" key={file.id}>
          <IconFile className="i" stroke={1.75} aria-hidden />
          <a
            className="el"
            href={`/upload/${file.publicHash}/${file.id}-${file.version}.${file.extension}`}
            target="_blank"
            rel="noreferrer"
          >
            {file.name}
          </a>
          <span className="sp" />
          {files.length > 1 ? (
            <>
              <ActionIcon
                variant="subtle"
                aria-label={`${t.up}: ${file.name}`}
                disabled={index === 0}
                onClick={() => moved(index, -1)}
              >
                <IconArrowUp className="i" stroke={1.75} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                aria-label={`${t.down}: ${file.name}`}
                disabled={index === files.length - 1}
                onClick={() => moved(index, 1)}
              >
                <IconArrowDown className="i" stroke={1.75} aria-hidden />
              </ActionIcon>
            </>
          ) : null}
          <ActionIcon
            variant="subtle"
            aria-label={`${t.remove}: ${file.name}`}
            onClick={() => onFiles(without(file.id))}
          >
            <IconTrash className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        </span>
      ))}
      {files.length < most ? (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconFolderOpen className="i" stroke={1.75} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t.chooseFile}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <FileDialog
            onClose={() => setIsOpen(false)}
            onPick={({ extension, filename, id, mimeType, publicHash, version }) => {
              setIsOpen(false)
              onFiles([...without(id), { id, publicHash, version, extension, mimeType, name: filename }])
            }}
          />
        </Suspense>
      ) : null}
      {error ? (
        <p className="errm" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  )
}
