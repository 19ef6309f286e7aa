import { editorTexts } from '#i18n/editors/frame.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Popover, Select, TextInput } from '@mantine/core'
import { IconBold, IconItalic, IconLink, IconLinkOff, IconList, IconListNumbers } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { isSafeLink, writeRichText } from './rich-text.ts'

interface RichTextEditorProps {
  label: string
  language: 'de' | 'en'
  value: string
  readOnly: boolean
  onChange: (html: string) => void
  onBlur: () => void
}

/**
 * A simple editor for headings, lists, links, bold and italic text. The browser does the editing (`contentEditable`). After each change
 * `writeRichText` converts the content to HTML with allowed elements only; the server cleans that HTML again. Pasted text loses its formatting.
 */
export function RichTextEditor({ label, language, value, readOnly, onChange, onBlur }: RichTextEditorProps) {
  const t = useTexts(editorTexts).rich
  const box = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  useEffect(() => {
    // If `value` is the HTML that the editor itself reported last, nothing is replaced. Replacing it would move the caret while the user types.
    if (!box.current || written.current === value) return
    written.current = value
    box.current.replaceChildren(...parsed(value))
  }, [value])
  const read = () => {
    if (!box.current) return
    written.current = writeRichText(box.current)
    onChange(written.current)
  }
  const run = (command: string, argument?: string) => {
    box.current?.focus()
    document.execCommand(command, false, argument)
    read()
  }
  const words = value
    .replaceAll(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return (
    <div className="m-content rich">
      {readOnly ? null : (
        <div className="rbar" role="toolbar" aria-label={`${t.toolbar}: ${label}`}>
          <Select
            size="xs"
            aria-label={t.paragraph}
            w={150}
            allowDeselect={false}
            value={null}
            placeholder={t.paragraph}
            data={[
              { value: 'p', label: t.paragraph },
              { value: 'h2', label: t.heading },
              { value: 'h3', label: t.subheading },
            ]}
            onChange={(block) => block && run('formatBlock', block)}
          />
          <ActionIcon size="xs" aria-label={t.bold} onMouseDown={keepFocus} onClick={() => run('bold')}>
            <IconBold className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon size="xs" aria-label={t.italic} onMouseDown={keepFocus} onClick={() => run('italic')}>
            <IconItalic className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size="xs"
            aria-label={t.bullets}
            onMouseDown={keepFocus}
            onClick={() => run('insertUnorderedList')}
          >
            <IconList className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
          <ActionIcon size="xs" aria-label={t.numbers} onMouseDown={keepFocus} onClick={() => run('insertOrderedList')}>
            <IconListNumbers className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
          <LinkButton box={box} onLink={(address) => run('createLink', address)} />
          <ActionIcon size="xs" aria-label={t.unlink} onMouseDown={keepFocus} onClick={() => run('unlink')}>
            <IconLinkOff className="i" stroke={1.75} aria-hidden />
          </ActionIcon>
        </div>
      )}
      <div
        ref={box}
        className="rtext"
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        aria-readonly={readOnly}
        tabIndex={0}
        contentEditable={!readOnly}
        suppressContentEditableWarning
        lang={language}
        data-empty={t.empty}
        onFocus={() => {
          if (!readOnly) document.execCommand('defaultParagraphSeparator', false, 'p')
        }}
        onInput={read}
        onBlur={onBlur}
        onPaste={(event) => {
          event.preventDefault()
          document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
        }}
      />
      <p className="hint">{t.words(words)}</p>
    </div>
  )
}

/** Stops a pressed toolbar button from taking the focus, so that the selected text stays selected. */
const keepFocus = (event: React.MouseEvent) => event.preventDefault()

/**
 * Converts stored HTML to DOM nodes for the editor. The HTML is parsed in a separate document, so that no script in it runs. `writeRichText` then
 * removes forbidden elements.
 */
function parsed(html: string): ChildNode[] {
  const read = new DOMParser().parseFromString(html, 'text/html')
  const clean = new DOMParser().parseFromString(writeRichText(read.body), 'text/html')
  return [...clean.body.childNodes]
}

function LinkButton({
  box,
  onLink,
}: {
  box: React.RefObject<HTMLDivElement | null>
  onLink: (address: string) => void
}) {
  const t = useTexts(editorTexts).rich
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')
  const range = useRef<Range>(undefined)
  const open = () => {
    const selection = getSelection()
    range.current =
      selection && selection.rangeCount > 0 && box.current?.contains(selection.anchorNode)
        ? selection.getRangeAt(0)
        : undefined
    setIsOpen(true)
  }
  const set = () => {
    const selection = getSelection()
    if (range.current && selection) {
      selection.removeAllRanges()
      selection.addRange(range.current)
    }
    setIsOpen(false)
    onLink(address.trim())
    setAddress('')
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus width={320} position="bottom-start">
      <Popover.Target>
        <ActionIcon size="xs" aria-label={t.link} aria-expanded={isOpen} onMouseDown={keepFocus} onClick={open}>
          <IconLink className="i" stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <div className="col" style={{ padding: 8, gap: 10 }}>
          <TextInput
            label={t.linkAddress}
            description={t.linkHint}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isSafeLink(address)) {
                event.preventDefault()
                set()
              }
            }}
          />
          <Button variant="filled" disabled={!isSafeLink(address)} onClick={set}>
            {t.linkSet}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
