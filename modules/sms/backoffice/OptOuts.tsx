import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { smsEndpoints as calls } from '../contract.ts'
import { smsTexts } from '../words/sms.ts'

/** The list of phone numbers that must not get SMS. Staff can add and remove numbers. */
export function OptOuts() {
  const t = useTexts(smsTexts)
  const found = useCall(calls.optOuts)
  const add = useAction(calls.optOut, { refresh: [calls.optOuts] })
  const remove = useAction(calls.optIn, { refresh: [calls.optOuts] })
  const [phone, setPhone] = useState('')
  const all = found.data?.value ?? []
  const told = (text: string) => ({
    onSuccess: () => notify(text),
    onError: (error: unknown) => notify(failureText(error, t.changeFailed), 'failed'),
  })
  const typed = phone.replaceAll(/[^+\d]/g, '').replace(/^00/, '+')
  return (
    <section className="outs" aria-label={t.optOuts}>
      <h2>{t.optOuts}</h2>
      <p className="hint">{t.optOutsHint}</p>
      <Form
        className="row w"
        onSubmit={() => {
          add.mutate({ body: { phone: typed } }, told(t.added))
          setPhone('')
        }}
      >
        <TextInput
          type="tel"
          aria-label={t.addNumber}
          placeholder="+43 664 1234567"
          value={phone}
          onChange={({ currentTarget }) => setPhone(currentTarget.value)}
        />
        <Button type="submit" disabled={!/^\+\d{7,15}$/.test(typed)} loading={add.isPending}>
          {t.add}
        </Button>
      </Form>
      {all.length === 0 ? (
        <p className="t2">{t.optOutsEmpty}</p>
      ) : (
        <ul>
          {all.map((one) => (
            <li key={one.phone} className="row">
              <b>
                <PhoneText phone={one.phone} />
              </b>
              <span className="t2 sm">{t.sources[one.source]}</span>
              <span className="sp" />
              <ActionIcon
                variant="subtle"
                aria-label={t.remove(one.phone)}
                title={t.remove(one.phone)}
                onClick={() => remove.mutate({ params: { phone: one.phone } }, told(t.removed))}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
