import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type Review, reviewEndpoints as calls } from '../contract.ts'
import { reviewTexts } from '../words/reviews.ts'
import { Stars } from './Stars.tsx'

/** The dialog in which staff answer one review. An answer can be sent only once, so the dialog shows the review above the text field. */
export function AnswerDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const t = useTexts(reviewTexts)
  const [text, setText] = useState('')
  const send = useAction(calls.answer, { refresh: [calls.list] })
  const submit = (): void =>
    send.mutate(
      { params: { id: review.orderId }, body: { text: text.trim() } },
      {
        onSuccess: () => {
          notify(t.sent)
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t.answerTitle}>
      <Form onSubmit={submit}>
        <div className="m-reviews dialog">
          <div className="row w">
            <Stars n={review.rating} />
            <b>{review.guest || t.nameless}</b>
          </div>
          {review.comment ? <p className="comment">„{review.comment}“</p> : null}
          {review.locale === 'en' ? <Banner tone="new">{t.english}</Banner> : null}
          <Textarea
            data-autofocus
            autosize
            minRows={5}
            maxRows={14}
            maxLength={2000}
            label={t.answerLabel}
            description={t.answerHint}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          {send.error ? <Banner tone="alarm">{failureText(send.error, t.sendFailed)}</Banner> : null}
        </div>
        <DialogFoot back={t.cancel} onBack={onClose}>
          <Button type="submit" size="lg" variant="filled" disabled={text.trim() === ''} loading={send.isPending}>
            {t.send}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
