import '../rich-text.css'
import { editorTexts } from '#i18n/editors/frame.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon } from '@mantine/core'
import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useRef } from 'react'
import { isSafeLink } from '../../rich-text.ts'
import { controlId } from './field-view.ts'
import { LinkButton } from './LinkButton.tsx'
import { RichFiles } from './RichFiles.tsx'
import { RichPicture } from './rich-picture.ts'
import { pictureAddress, useRichUpload } from './use-rich-upload.ts'

interface RichTextProps {
  path: string
  label: string
  isRequired: boolean
  error: string | undefined
  hint: string | undefined
  language: 'de' | 'en'
  value: string
  onChange: (html: string) => void
}

/**
 * A rich text editor. It drops elements that pages may not contain. The server then cleans the saved HTML with its own list of allowed elements; only
 * that list decides what visitors get.
 */
export function RichText(props: RichTextProps) {
  const { error, hint, isRequired, label, language, onChange, path, value } = props
  const { isBusy, store } = useRichUpload()
  const opened = useRef<Editor>(null)
  const send = async (files: readonly File[], at?: number) => {
    const pictures = await store(files)
    const content = pictures.map((one) => ({ type: 'picture', attrs: { src: pictureAddress(one), alt: one.alt } }))
    const to = opened.current?.chain().focus()
    if (content.length > 0) (at === undefined ? to?.insertContent(content) : to?.insertContentAt(at, content))?.run()
  }
  /** Uploads dropped or pasted pictures. False: `data` contains no pictures; the editor library then handles the drop or paste. */
  const takePictures = (data: DataTransfer | null, at?: number): boolean => {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length > 0) void send(files, at)
    return files.length > 0
  }
  const editor = useEditor({
    // With `true`, the editor library would add a style element, which the security policy of the page blocks. See rich-text.css.
    injectCSS: false,
    extensions: [
      RichPicture,
      StarterKit.configure({
        heading: { levels: [2, 3, 4] },
        codeBlock: false,
        link: { openOnClick: false, autolink: false, isAllowedUri: (address) => isSafeLink(address) },
      }),
    ],
    content: value,
    editorProps: {
      handleDrop: (view, event, _slice, isMoved) =>
        !isMoved &&
        takePictures(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      handlePaste: (_view, event) => takePictures(event.clipboardData),
      attributes: {
        id: controlId(path),
        'aria-label': label,
        'aria-multiline': 'true',
        role: 'textbox',
        class: 'rtext',
        lang: language,
        ...(error ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  useEffect(() => {
    opened.current = editor
  }, [editor])
  // Shows a value that this editor did not set, for example after undo. Nothing is replaced while the user types here.
  useEffect(() => {
    const now = editor.isEmpty ? '' : editor.getHTML()
    if (now !== value && !editor.isFocused) editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="fld m-content">
      <span className={`lbl ${isRequired ? 'req' : ''}`}>{label}</span>
      <div className={`rich ${error ? 'bad' : ''}`}>
        <Toolbar editor={editor} label={label} />
        <RichFiles editor={editor} language={language} isBusy={isBusy} send={(files) => void send(files)} />
        <EditorContent editor={editor} />
      </div>
      {error ? (
        <p className="errm" role="alert">
          {error}
        </p>
      ) : null}
      {hint ? <p className="hint">{hint}</p> : null}
    </div>
  )
}

function Toolbar({ editor, label }: { editor: Editor; label: string }) {
  const t = useTexts(editorTexts).rich
  const is = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      bold: at.isActive('bold'),
      italic: at.isActive('italic'),
      h2: at.isActive('heading', { level: 2 }),
      h3: at.isActive('heading', { level: 3 }),
      bullets: at.isActive('bulletList'),
      numbers: at.isActive('orderedList'),
      quote: at.isActive('blockquote'),
    }),
  })
  const to = () => editor.chain().focus()
  const button = (Picture: Icon, name: string, isOn: boolean, run: () => unknown) => (
    <ActionIcon
      size="xs"
      aria-label={name}
      aria-pressed={isOn}
      variant={isOn ? 'light' : 'subtle'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run()}
    >
      <Picture className="i" stroke={1.75} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className="rbar" role="toolbar" aria-label={`${t.toolbar}: ${label}`}>
      {button(IconH2, t.heading, is.h2, () => to().toggleHeading({ level: 2 }).run())}
      {button(IconH3, t.subheading, is.h3, () => to().toggleHeading({ level: 3 }).run())}
      {button(IconBold, t.bold, is.bold, () => to().toggleBold().run())}
      {button(IconItalic, t.italic, is.italic, () => to().toggleItalic().run())}
      {button(IconList, t.bullets, is.bullets, () => to().toggleBulletList().run())}
      {button(IconListNumbers, t.numbers, is.numbers, () => to().toggleOrderedList().run())}
      {button(IconBlockquote, t.quote, is.quote, () => to().toggleBlockquote().run())}
      <LinkButton editor={editor} />
    </div>
  )
}
