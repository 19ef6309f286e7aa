import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { deviceEndpoints, type PrintAgent, printAgentEndpoints } from '../../contract.ts'
import { printAgentTexts } from '../../words/print-agent.ts'

/**
 * The dialog that pairs a print agent: a person enters the code that the agent shows, a name and a branch. If `agent` is set, this agent
 * gets a new key and keeps its printers.
 */
export function PairAgentDialog({ agent, onClose }: { agent: PrintAgent | undefined; onClose: () => void }) {
  const t = useTexts(printAgentTexts)
  const { branches, branchId } = useStaff()
  const pair = useAction(printAgentEndpoints.pair, { refresh: [printAgentEndpoints.list, deviceEndpoints.states] })
  const [code, setCode] = useState('')
  const [name, setName] = useState(agent?.name ?? '')
  const [branch, setBranch] = useState(agent?.branchId ?? branchId ?? branches[0]?.id ?? '')
  const submit = () =>
    pair.mutate(
      { body: { code, name: name.trim(), branchId: branch, ...(agent ? { agentId: agent.id } : {}) } },
      {
        onSuccess: (made) => {
          notify(t.paired(made.name))
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={agent ? t.pairAgain : t.pair}>
      <Form className="m-devices col" onSubmit={submit}>
        {pair.error ? <Banner tone="alarm">{failureText(pair.error, t.pairFailed)}</Banner> : null}
        <TextInput
          label={t.code}
          description={t.codeHint}
          required
          maxLength={9}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          data-autofocus
        />
        <TextInput
          label={t.name}
          description={t.nameHint}
          required
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          label={t.branch}
          value={branch}
          disabled={agent !== undefined && agent.printers > 0}
          onChange={(event) => setBranch(event.currentTarget.value)}
          data={branches.map(({ id, name: label }) => ({ value: id, label }))}
        />
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button
            type="submit"
            variant="filled"
            loading={pair.isPending}
            disabled={code.trim().length < 6 || name.trim() === '' || branch === ''}
          >
            {agent ? t.pairAgain : t.pair}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
