import { useTexts } from '#ui/backoffice/staff.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { libraryTexts } from '../../words/library.ts'

interface AreaProps {
  /** CSS class of the element. The default is the class of a whole page. */
  className?: string
  children: ReactNode
  onFiles: (files: readonly File[]) => void
}

/** A page or dialog on which files can be dropped anywhere. It also accepts pasted files. */
export function DropArea({ children, className = 'content', onFiles }: AreaProps) {
  const t = useTexts(libraryTexts)
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      onFiles(files)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFiles])
  return (
    <div
      className={`m-media droparea ${className}`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        // This area may be in a dialog inside a form that accepts dropped files, too. Without this line, the form would react to the dragged file and
        // show its own drop area.
        event.stopPropagation()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        event.stopPropagation()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver ? (
        <div className="drop-hint" aria-hidden>
          {t.dropHere}
        </div>
      ) : null}
    </div>
  )
}
