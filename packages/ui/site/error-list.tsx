import { type Ref, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface ErrorEntry {
  /** Id of the field; without it, the entry is plain text. */
  field?: string | undefined
  text: string
}

/**
 * All errors of a form, at the top of the form. The list gets the focus when it appears, and each entry links to its field. Use the number of
 * the attempt as key, so that the list gets the focus again after each attempt.
 */
export function ErrorList(props: { title: string; entries: readonly ErrorEntry[]; onGo?: (field: string) => void }) {
  const list: Ref<HTMLDivElement> = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.focus(), [])
  return (
    <div ref={list} className="notice err errors" role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div>
        <p className="b">{props.title}</p>
        <ul className="errlist small">
          {props.entries.map(({ field, text }) => (
            <li key={`${field}${text}`}>
              {field ? (
                <a
                  href={`#${field}`}
                  onClick={(event) => {
                    event.preventDefault()
                    if (props.onGo) props.onGo(field)
                    else document.getElementById(field)?.focus()
                  }}
                >
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
