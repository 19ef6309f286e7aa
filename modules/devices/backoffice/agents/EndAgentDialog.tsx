import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal } from '@mantine/core'
import { deviceEndpoints, type PrintAgent, printAgentEndpoints } from '../../contract.ts'
import { printAgentTexts } from '../../words/print-agent.ts'

/** Asks for confirmation before an agent loses its key or is removed. */
export function EndAgentDialog({
  how,
  agent,
  onClose,
}: {
  how: 'unpair' | 'remove'
  agent: PrintAgent
  onClose: () => void
}) {
  const t = useTexts(printAgentTexts)
  const refresh = [printAgentEndpoints.list, deviceEndpoints.states]
  const unpair = useAction(printAgentEndpoints.unpair, { refresh })
  const remove = useAction(printAgentEndpoints.remove, { refresh })
  const error = unpair.error ?? remove.error
  const end = () => {
    const input = { params: { id: agent.id } }
    if (how === 'unpair') unpair.mutate(input, { onSuccess: onClose })
    else remove.mutate(input, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={t[how]}>
      <div className="m-devices col">
        <p>{how === 'unpair' ? t.unpairAsk(agent.name) : t.removeAsk(agent.name)}</p>
        {error ? <Banner tone="alarm">{failureText(error, t.failed)}</Banner> : null}
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button variant="danger" loading={unpair.isPending || remove.isPending} onClick={end}>
            {t[how]}
          </Button>
        </DialogFoot>
      </div>
    </Modal>
  )
}
