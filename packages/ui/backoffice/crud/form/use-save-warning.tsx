import { editorTexts } from '#i18n/editors/frame.ts'
import { Button, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Banner } from '../../Banner.tsx'
import { DialogFoot } from '../../DialogFoot.tsx'
import { useApi, useLocale, useTexts } from '../../staff.tsx'
import type { AnyEditor, RecordChange, SaveWarning } from '../editor.ts'

/**
 * Shows the editor's warning before a change is saved, as a dialog. `mayGo` resolves with true if there is no warning or the user still
 * wants to save.
 */
export function useSaveWarning(editor: AnyEditor): {
  mayGo: (change: RecordChange) => Promise<boolean>
  dialog: ReactNode
} {
  const t = useTexts(editorTexts).form
  const api = useApi()
  const locale = useLocale()
  const [asked, setAsked] = useState<{ warning: SaveWarning; answer: (go: boolean) => void }>()
  const mayGo = async (change: RecordChange): Promise<boolean> => {
    const warning = await editor.warnBeforeSave?.(change, { api, locale })
    if (!warning) return true
    const went = await new Promise<boolean>((answer) => setAsked({ warning, answer }))
    setAsked(undefined)
    return went
  }
  const back = () => asked?.answer(false)
  return {
    mayGo,
    dialog: asked ? (
      <Modal opened onClose={back} title={asked.warning.title} size={560}>
        <div className="col" style={{ gap: 12 }}>
          <Banner tone="new">{asked.warning.text}</Banner>
          {asked.warning.details}
        </div>
        <DialogFoot back={t.stay} onBack={back} isBackFirst>
          <Button size="lg" variant="filled" onClick={() => asked.answer(true)}>
            {t.saveAnyway}
          </Button>
        </DialogFoot>
      </Modal>
    ) : null,
  }
}
