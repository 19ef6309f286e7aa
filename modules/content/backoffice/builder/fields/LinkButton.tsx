import { editorTexts } from '#i18n/editors/frame.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, Popover, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { isSafeLink } from '../../rich-text.ts'

/** A button of the rich text editor. It turns the selected text into a link, or changes or removes the link in which the caret is. */
export function LinkButton({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts).rich
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState('')
  const close = () => setIsOpen(false)
  const set = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run()
    close()
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus width={300} position="bottom-start">
      <Popover.Target>
        <ActionIcon
          size="xs"
          variant="subtle"
          aria-label={t.link}
          aria-expanded={isOpen}
          onClick={() => {
            const { href } = editor.getAttributes('link')
            setAddress(typeof href === 'string' ? href : '')
            setIsOpen(!isOpen)
          }}
        >
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
            onKeyDown={(event) => event.key === 'Enter' && isSafeLink(address) && set()}
          />
          <div className="row">
            <Button variant="filled" disabled={!isSafeLink(address)} onClick={set}>
              {t.linkSet}
            </Button>
            <Button
              variant="subtle"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run()
                close()
              }}
            >
              {t.unlink}
            </Button>
          </div>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
