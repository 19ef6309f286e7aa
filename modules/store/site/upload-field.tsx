import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { storeTexts } from '../words/store.ts'
import { acceptedFiles, type StepType, takesSeveral } from '#modules/catalogue/rules/configuration.ts'
import { Icon } from '#ui/site/icon.tsx'
import { bytesText } from './amounts.ts'
import type { CartUpload } from './cart.ts'
import { isRefused, previewUrl, type RunningUpload, sendUpload } from './uploads.ts'

interface Running {
  key: number
  name: string
  percent: number
}

/**
 * The field for the files of a configuration step. It shows whether a file is dragged over it, and for each file whether it is being sent,
 * was accepted, or has failed.
 */
export function UploadField(props: {
  type: StepType
  label: string
  describedBy: string | undefined
  uploads: readonly CartUpload[]
  locale: Locale
  onChange: (change: (uploads: readonly CartUpload[]) => readonly CartUpload[]) => void
  /** Called when the number of files that are being sent has changed. */
  onBusy: (count: number) => void
}) {
  const { locale, onBusy, onChange, type, uploads } = props
  const texts = storeTexts(locale).upload
  const several = takesSeveral(type)
  const isImage = type === 'image' || type === 'images'
  const [isOver, setOver] = useState(false)
  const [running, setRunning] = useState<readonly Running[]>([])
  const [failed, setFailed] = useState<readonly { key: number; name: string }[]>([])
  const sent = useRef(new Map<number, RunningUpload>())
  const keys = useRef(0)

  useEffect(() => {
    const open = sent.current
    return () => {
      for (const upload of open.values()) upload.abort()
    }
  }, [])
  useEffect(() => onBusy(running.length), [onBusy, running.length])

  const take = (files: readonly File[]) => {
    const chosen = several ? files : files.slice(0, 1)
    setFailed([])
    for (const file of chosen) {
      keys.current += 1
      const key = keys.current
      if (isRefused(file, type)) {
        setFailed((others) => [...others, { key, name: file.name }])
        continue
      }
      setRunning((others) => [...others, { key, name: file.name, percent: 0 }])
      const upload = sendUpload(file, locale, (percent) =>
        setRunning((all) => all.map((one) => (one.key === key ? { ...one, percent } : one))),
      )
      sent.current.set(key, upload)
      void upload.done.then((stored) => {
        // The guest has removed the file, or closed the overlay. So this upload is not in the list any more, and its result is ignored.
        if (!sent.current.delete(key)) return
        setRunning((others) => others.filter((one) => one.key !== key))
        if (!stored) setFailed((others) => [...others, { key, name: file.name }])
        else onChange((now) => (several ? [...now, stored] : [stored]))
      })
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  const cancel = (key: number) => {
    const upload = sent.current.get(key)
    sent.current.delete(key)
    upload?.abort()
    setRunning((others) => others.filter((one) => one.key !== key))
  }
  const remove = (gone: CartUpload) => onChange((now) => now.filter(({ id }) => id !== gone.id))
  const dropText = isImage ? (several ? texts.dropImages : texts.dropImage) : several ? texts.dropFiles : texts.dropFile

  return (
    <div className="stack">
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="upload" size="l" />
        <p className="drop-text">{dropText}</p>
        <span className="btn sec">
          <span aria-hidden="true">{texts.choose}</span>
          <input
            type="file"
            multiple={several}
            accept={acceptedFiles(type)?.join(',')}
            aria-label={`${props.label}: ${texts.choose}`}
            aria-describedby={props.describedBy}
            onChange={({ currentTarget }) => {
              take([...(currentTarget.files ?? [])])
              // The field is emptied. If it kept the file, choosing the same file again would cause no event.
              currentTarget.value = ''
            }}
          />
        </span>
      </div>
      <ul className="stack tight" aria-live="polite">
        {uploads.map((upload) => (
          <li key={upload.id} className="filerow">
            <Thumb upload={upload} />
            <span>
              <span className="b">{upload.filename}</span>
              <br />
              <span className="small muted num">{texts.done(bytesText(upload.bytes ?? 0, locale))}</span>
            </span>
            <RemoveButton label={texts.remove(upload.filename ?? '')} icon="trash" onPress={() => remove(upload)} />
          </li>
        ))}
        {running.map(({ key, name, percent }) => (
          <li key={key} className="filerow">
            <span className="th">
              <span className="spin" />
            </span>
            <span>
              <span className="b">{name}</span>
              <br />
              <span className="small muted num">{texts.running(percent)}</span>
              <span className="bar" aria-hidden="true">
                <i style={{ width: `${percent}%` }} />
              </span>
            </span>
            <RemoveButton label={texts.remove(name)} icon="close" onPress={() => cancel(key)} />
          </li>
        ))}
      </ul>
      {failed.map(({ key, name }) => (
        <div key={key} className="filerow err" role="alert" ref={showWhole}>
          <Icon name="alert" />
          <span className="small">{texts.failed(name)}</span>
          <RemoveButton
            label={texts.dismiss}
            icon="close"
            onPress={() => setFailed((others) => others.filter((one) => one.key !== key))}
          />
        </div>
      ))}
    </div>
  )
}

/** Scrolls the error message into view, so that the bottom bar of the overlay does not cover it. */
const showWhole = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' })

const RemoveButton = (props: { label: string; icon: string; onPress: () => void }) => (
  <button type="button" className="icbtn bare" aria-label={props.label} onClick={props.onPress}>
    <Icon name={props.icon} />
  </button>
)

function Thumb({ upload }: { upload: CartUpload }) {
  const preview = previewUrl(upload)
  return (
    <span className="th">{preview ? <img src={preview} alt="" width={56} height={56} /> : <Icon name="check" />}</span>
  )
}
