import { Banner } from '#ui/backoffice/Banner.tsx'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Order, orderingEndpoints } from '../../contract.ts'
import { MOST_ANSWER } from '../../rules/accessory-answer.ts'
import { boardTexts } from '../../words/board.ts'
import { wholeOrderTexts } from '../../words/whole-order.ts'
import { useStandsOverCards } from '../board/dialogs.tsx'
import { labelOf } from '../parts/order-words.ts'
import { useOrderAction } from '../parts/use-order-action.ts'

const own = 'firstName lastName companyName vatNumber phone email street zipCode city'.split(' ') as OwnField[]
type OwnField =
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'vatNumber'
  | 'phone'
  | 'email'
  | 'street'
  | 'zipCode'
  | 'city'
  | 'comment'
const ofRide = ['flightNumber', 'fromDetail', 'toDetail', 'passengerName', 'passengerPhone', 'signName'] as const

/** The accessories of a ride whose question the guest has answered. `name` is the name for staff. */
const answeredOf = ({ ride }: Order): { id: string; name: string; answer: string }[] =>
  (ride?.accessoryNames ?? []).flatMap(({ name, staffName, answer }, index) => {
    const id = ride?.accessories[index]?.id
    return id && answer ? [{ id, name: staffName ?? name, answer }] : []
  })

/** Dialog in which staff correct the guest's data and remarks. It sends only the fields that were changed. */
export function CorrectDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  useStandsOverCards()
  const t = useTexts(wholeOrderTexts)
  const board = useTexts(boardTexts)
  const action = useOrderAction()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const asked = answeredOf(order)
  const field = (name: keyof typeof t.fields, value: string, type?: 'tel' | 'email') => (
    <TextInput
      key={name}
      label={t.fields[name]}
      {...(type ? { type } : {})}
      value={typed[name] ?? value}
      onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
    />
  )
  async function submit() {
    const details = Object.fromEntries(
      [...own, 'comment' as const].flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]])),
    )
    const accessoryAnswers = asked.flatMap(({ id }) => {
      const answer = typed[id]
      return answer === undefined ? [] : [{ id, answer }]
    })
    const ride = {
      ...Object.fromEntries(ofRide.flatMap((name) => (typed[name] === undefined ? [] : [[name, typed[name]]]))),
      ...(accessoryAnswers.length > 0 ? { accessoryAnswers } : {}),
    }
    const body = { version: order.version, ...details, ...(Object.keys(ride).length > 0 ? { ride } : {}) }
    if (await action.run(orderingEndpoints.update, { params: { id: order.id }, body }, t.failed)) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size={640}
      title={t.title(labelOf(order, board))}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Form className="col" style={{ gap: 14 }} noValidate onSubmit={submit}>
        {action.outcome ? <Banner tone={action.outcome.tone}>{action.outcome.text}</Banner> : null}
        <p className="mut">{t.hint}</p>
        <div className="g2">
          {own.map((name) =>
            field(name, order[name], name === 'phone' ? 'tel' : name === 'email' ? 'email' : undefined),
          )}
          {order.ride ? ofRide.map((name) => field(name, order.ride?.[name] ?? '')) : null}
          {asked.map(({ id, name, answer }) => (
            <TextInput
              key={id}
              label={name}
              maxLength={MOST_ANSWER}
              value={typed[id] ?? answer}
              onChange={(event) => setTyped({ ...typed, [id]: event.currentTarget.value })}
            />
          ))}
        </div>
        <Textarea
          label={t.fields.comment}
          autosize
          minRows={2}
          value={typed['comment'] ?? order.comment}
          onChange={(event) => setTyped({ ...typed, comment: event.currentTarget.value })}
        />
        <DialogFoot back={t.back} onBack={onClose}>
          <Button size="lg" type="submit" variant="filled" loading={action.isBusy}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
